import './own-files.css'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw, X } from 'lucide-react'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { formatBytes } from '../../files/format-bytes.ts'
import { arrivedShare, type OwnUpload } from './own-uploads.ts'
import { ownUploads, useOwnUploads } from './own-uploads.store.ts'

/** What is on its way, and what did not arrive with its reason. */
export function OwnUploadList() {
  const uploads = useOwnUploads((state) => state.uploads)
  if (uploads.length === 0) return null
  return (
    <ul aria-label="正在上传" className="flex flex-col gap-2 rounded-big bg-white p-4">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}

function UploadRow({ upload }: { upload: OwnUpload }) {
  const { id, file, phase, share, problem, isFinal } = upload
  const arrived = Math.floor(arrivedShare(upload) * 100)
  const uploads = ownUploads(useQueryClient())
  const percent = Math.round(share * 100)
  return (
    <li className="flex min-h-14 items-center gap-3">
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{file.name}</b>
        {phase === 'failed' ? (
          <span role="alert" className="text-s text-danger">
            {problem}
            {arrived > 0 && `（已传 ${arrived}%，会接着传）`}
          </span>
        ) : (
          <span className="flex items-center gap-3 text-s text-ink-2">
            <span
              role="progressbar"
              aria-label={`${file.name}上传进度`}
              aria-valuenow={percent}
              className="own-bar"
            >
              <span style={{ width: `${percent}%` }} />
            </span>
            <span className="num whitespace-nowrap">
              {phase === 'waiting' ? '排队中' : percent === 100 ? '正在检查' : `${percent}%`} ·{' '}
              {formatBytes(file.size)}
            </span>
          </span>
        )}
      </span>
      {phase === 'failed' && !isFinal && (
        <IconButton
          label={`${arrived > 0 ? '继续上传' : '重新上传'}${file.name}`}
          onClick={() => uploads.retry(id)}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={`${phase === 'failed' ? '移除' : '取消上传'}${file.name}`}
        onClick={() => uploads.remove(id)}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
