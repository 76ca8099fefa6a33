import { archivePartNames, ArchivePart, type ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { ChevronRight, Ellipsis, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useNow } from '../../../shared/time/use-now.ts'
import { Switch } from '../../../shared/ui/form/Switch.tsx'
import { ActionMenu, type Action } from '../../../shared/ui/overlay/ActionMenu.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { formatLock, formatShare } from './format-document.ts'

export type DocumentCardProps = {
  classId: string
  document: ArchiveDocument
  isOwner: boolean
  isReadOnly: boolean
  /** It is open, and written in. */
  isEdited: boolean
  onEdit: (isEdit: boolean) => void
  onChange: () => void
  onAsk: (kind: 'lock' | 'unlock' | 'remove') => void
}

/** One document: its term, how full each part is, and whether it is locked. */
export function DocumentCard(props: DocumentCardProps) {
  const { classId, document, isOwner, isReadOnly, isEdited, onEdit, onChange, onAsk } = props
  const { name, termName, createDate, customAsideName, isLocked, lock } = document
  const now = useNow()
  const actions: Action[] = [
    ...(isLocked ? [] : [{ label: '修改', icon: <Pencil aria-hidden />, run: onChange }]),
    ...(isLocked ? [] : [{ label: '锁定', icon: <Lock aria-hidden />, run: () => onAsk('lock') }]),
    ...(isLocked && isOwner
      ? [{ label: '解锁', icon: <LockOpen aria-hidden />, run: () => onAsk('unlock') }]
      : []),
    ...(isLocked ? [] : [{ label: '删除', icon: <Trash2 aria-hidden />, run: () => onAsk('remove') }]),
  ]
  return (
    <article aria-label={name} className="flex min-w-0 flex-col gap-3 rounded-card bg-white p-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-l font-bold wrap-anywhere">{name}</h2>
          <p className="text-s text-ink-2">
            {termName} ·{' '}
            <span className="whitespace-nowrap">
              {localDate(createDate).replaceAll('-', '/')} 新建{customAsideName !== '' && ' ·'}
            </span>{' '}
            {customAsideName !== '' && <span className="inline-block">自定栏目“{customAsideName}”</span>}
          </p>
        </div>
        {isLocked && (
          <Tag tone="sun">
            <Lock aria-hidden />
            已锁定
          </Tag>
        )}
        {!isReadOnly && actions.length > 0 && (
          <ActionMenu
            label={name}
            trigger={<Ellipsis aria-hidden />}
            triggerProps={{
              'aria-label': `${name}，更多`,
              className: 'grid size-12 place-items-center rounded-full text-ink-2 hover:bg-mist',
            }}
            actions={actions}
          />
        )}
      </div>
      <Parts classId={classId} document={document} />
      {lock ? (
        <p className="text-s text-ink-2">{formatLock(lock, now)}</p>
      ) : (
        !isReadOnly && (
          <div className="flex min-h-12 items-center gap-3">
            <Switch label={`编辑${name}`} isOn={isEdited} onChange={onEdit} />
            <span className="text-s text-ink-2">
              {isEdited ? '正在编辑：学业、体质里可以直接填' : '只看；打开以后可以直接填'}
            </span>
          </div>
        )
      )}
    </article>
  )
}

/** Each part with how full it is, which leads to its screen. */
function Parts({
  classId,
  document: { documentId, termKey, parts, completion },
}: Pick<DocumentCardProps, 'classId' | 'document'>) {
  return (
    <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {ArchivePart.options
        .filter((part) => parts.includes(part))
        .map((part) => {
          const share = completion[part]
          return (
            <li key={part}>
              <Link
                to={`/data/file/${part}?classId=${encodeURIComponent(classId)}&documentId=${encodeURIComponent(documentId)}&term=${termKey}`}
                className="flex min-h-12 items-center gap-3 rounded-field hover:text-brand-deep"
              >
                <span className="w-9 font-bold">{archivePartNames[part]}</span>
                <Bar share={share} label={archivePartNames[part]} />
                <span className="num w-10 text-right text-s text-ink-2">{formatShare(share)}</span>
                <ChevronRight aria-hidden className="size-4 text-ink-2" />
              </Link>
            </li>
          )
        })}
    </ul>
  )
}

function Bar({ share, label }: { share: number | null; label: string }) {
  return (
    <span
      role="progressbar"
      aria-label={`${label}完成度`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((share ?? 0) * 100)}
      aria-valuetext={formatShare(share)}
      className="h-2 flex-1 overflow-hidden rounded-full bg-mist-2"
    >
      <span className="block h-full rounded-full bg-brand" style={{ width: `${(share ?? 0) * 100}%` }} />
    </span>
  )
}
