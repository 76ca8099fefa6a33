import type { Student } from '@pinge/contract/students.ts'
import { NameText } from '../../../shared/text/NameText.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'

/** 正在兑换: who exchanges, and what each of them has. */
export function ExchangeBand({ students }: { students: readonly Student[] }) {
  return (
    <div className="flex max-h-34 shrink-0 flex-wrap items-center gap-2 overflow-y-auto bg-sun-tint px-4 py-2.5 sm:px-6">
      <b className="rounded-full bg-sun px-3.5 py-2 text-name text-on-sun">正在兑换</b>
      <ul aria-label="兑换的学生" className="contents">
        {students.map(({ id, header, username, redeemScore }) => (
          <li
            key={id}
            className="flex min-h-10 items-center gap-2 rounded-full bg-white py-1 pr-3.5 pl-1 text-name font-bold"
          >
            <Avatar header={header} size={32} />
            <NameText>{username}</NameText>
            <span className="shrink-0 text-s font-normal whitespace-nowrap text-sun-ink">
              <b className="num text-name">{redeemScore}</b> 分
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
