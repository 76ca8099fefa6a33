import type { FilePurpose } from '@pinge/contract/files.ts'
import { useEffect, useRef, useState } from 'react'
import { formatFailure } from '../api/failure/format-failure.ts'
import { fetchAhead } from '../fetch-ahead.ts'
import { checkPicture } from './check-picture.ts'

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; preview: string; share: number }
  /** The file stays chosen, so that trying again takes one tap. */
  | { phase: 'failed'; preview: string; file: File; text: string }
  /** A file that cannot be sent at all. */
  | { phase: 'unfit'; text: string }

export type PictureUploading = {
  state: UploadState
  /** Whether the file is on its way; else it is unfit. */
  choose: (file: File) => boolean
  retry: () => void
  cancel: () => void
}

/** One picture on its way: checked, shown, sent with its progress, confirmed, or kept for another try. */
export function usePictureUpload(purpose: FilePurpose, onUploaded: (url: string) => void): PictureUploading {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  const latest = useRef(onUploaded)
  // What is written while a picture is on its way stays.
  useEffect(() => {
    latest.current = onUploaded
  })

  // The network: an upload ends with the field that began it.
  useEffect(() => () => running.current?.abort(), [])
  const preview = 'preview' in state ? state.preview : undefined
  // The browser's memory: a preview is let go once it is no longer shown.
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview])

  async function send(file: File, shown: string): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    setState({ phase: 'sending', preview: shown, share: 0 })
    try {
      // No form waits for what sends a picture before there is one; where it does not come, the picture waits for another try.
      const { uploadPicture } = await fetchAhead(() => import('./upload-picture.ts'))
      const url = await uploadPicture({
        file,
        purpose,
        signal: abort.signal,
        onProgress: (share) => {
          if (!abort.signal.aborted) setState({ phase: 'sending', preview: shown, share })
        },
      })
      if (abort.signal.aborted) return
      setState({ phase: 'idle' })
      latest.current(url)
    } catch (error) {
      if (!abort.signal.aborted)
        setState({ phase: 'failed', preview: shown, file, text: formatFailure(error) })
    }
  }

  return {
    state,
    choose: (file) => {
      // Also one that is unfit takes the place of what is on its way.
      running.current?.abort()
      const problem = checkPicture(file)
      if (problem === '') void send(file, URL.createObjectURL(file))
      else setState({ phase: 'unfit', text: problem })
      return problem === ''
    },
    retry: () => {
      if (state.phase === 'failed') void send(state.file, state.preview)
    },
    cancel: () => {
      running.current?.abort()
      setState({ phase: 'idle' })
    },
  }
}
