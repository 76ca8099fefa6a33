import { confirmFile, storageConfig, type FilePurpose } from '@pinge/contract/files.ts'
import { call } from '../api/call/call.ts'
import { newRequestId } from '../api/call/new-request-id.ts'
import { currentUser } from '../session/session.ts'
import { showError } from '../ui/feedback/show-toast.ts'
import { sendForm } from './send-form.ts'
import { createStorageConfigs } from './storage-config.ts'

const CONFIG_FAILURE = '获取配置失败'

const configs = createStorageConfigs({
  fetchConfig: () =>
    call(storageConfig, {}).catch((error: unknown) => {
      showError(CONFIG_FAILURE)
      throw error
    }),
  now: () => Date.now(),
  userId: () => currentUser()?.userId,
})

export type PictureUpload = {
  file: File
  purpose: FilePurpose
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a picture to the storage and has it confirmed; answers the address that other calls take. */
export async function uploadPicture({ file, purpose, onProgress, signal }: PictureUpload): Promise<string> {
  const key = await configs.send(async (config) => {
    const staged = `${config.dir}${newRequestId()}.${file.type === 'image/png' ? 'png' : 'jpg'}`
    await sendForm({ config, key: staged, file, onProgress, signal })
    return staged
  })
  const { url } = await call(confirmFile, { key, purpose, requestId: newRequestId() }, { signal })
  return url
}
