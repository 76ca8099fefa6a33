import { Link } from 'react-router'
import { Picture } from '../../shared/ui/picture/Picture.tsx'

/** What there is, each with the place where it is told of in full. */
const tiles = [
  { part: 'comment', picture: 'star', title: '班级点评', text: '点孩子、点好在哪里，两下就够。' },
  { part: 'teams', picture: 'rocket', title: '小组', text: '分好组，一起夸，一起比。' },
  { part: 'exchange', picture: 'medal', title: '积分兑换', text: '攒下的好，换一份小小的奖励。' },
  { part: 'qualities', picture: 'chart', title: '五育数据', text: '谁被夸了、夸在哪里，一眼看清。' },
] as const

export function FeatureTiles() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {tiles.map(({ part, picture, title, text }) => (
        <li key={part}>
          <Link
            to={`/product-introduction#${part}`}
            className="flex h-full items-center gap-4 rounded-big bg-sky-2 p-5 transition-transform duration-160 ease-out hover:-translate-y-0.5 lg:flex-col lg:items-start"
          >
            <span className="grid size-16 shrink-0 place-items-center rounded-full bg-white">
              <Picture name={picture} size={44} />
            </span>
            <span>
              <b className="block text-l">{title}</b>
              <span className="mt-0.5 block text-m text-ink-2">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
