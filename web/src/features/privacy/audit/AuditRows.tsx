import { auditNames, type auditList } from '@pinge/contract/privacy/audit.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { formatTime } from '../../../shared/time/format-time.ts'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'

type Item = DataOf<typeof auditList>['items'][number]

const tones = { erase: 'clay', refusal: 'clay', export: 'sun', phones: 'sun' } as const

/** One row for each thing that was done: what, to whom, by whom and when. */
export function AuditRows({ items, now }: { items: readonly Item[]; now: number }) {
  return (
    <ul className="flex flex-col gap-2">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-white px-4 py-3 text-base"
        >
          <Tag tone={item.deed in tones ? tones[item.deed as keyof typeof tones] : 'brand'}>
            {auditNames[item.deed]}
          </Tag>
          <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
            <strong>{item.teacherName || '已注销的老师'}</strong> {formatObject(item)}
          </span>
          <time className="text-ink-2">{formatTime(item.at, now)}</time>
        </li>
      ))}
    </ul>
  )
}

/** 王浩然 · 全部资料; a refused call is named by its path, which tells a teacher nothing. */
function formatObject({ deed, detail, student }: Item): string {
  const whom = student === null ? '' : student.username || '已删除的学生'
  const what = deed === 'refusal' ? '没有权限的操作' : detail
  return [whom, what].filter((part) => part !== '').join(' · ')
}
