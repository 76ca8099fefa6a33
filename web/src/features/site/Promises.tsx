import { Picture } from '../../shared/ui/picture/Picture.tsx'

/** Only what the product itself makes sure of. */
const promises = [
  {
    picture: 'shield',
    title: '断电也不丢',
    text: '每一次点评写进硬盘才算数；点错可以撤销，但历史不会被改写。',
  },
  {
    picture: 'key',
    title: '孩子的信息管得严',
    text: '只有本班老师看得到；手机号默认隐藏中间四位，上课用的页面里不出现。',
  },
  {
    picture: 'handshake',
    title: '几位老师一起带班',
    text: '邀请任课老师协同，换班主任可以移交，谁夸的都有记录。',
  },
] as const

export function Promises() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {promises.map(({ picture, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <Picture name={picture} size={52} />
          <div>
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1 text-m text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
