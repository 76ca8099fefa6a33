import { Link } from 'react-router'
import { Picture } from '../../shared/ui/picture/Picture.tsx'

/** What there is. Comments are told of in full; the others are opened. */
const tiles = [
  {
    to: '/product-introduction#comment',
    picture: 'star',
    title: '班级点评',
    text: '点孩子、点好在哪里，两下就够。',
  },
  { to: '/practical-course', picture: 'openbook', title: '品格课程', text: '三分钟看懂，七天做到。' },
  { to: '/listen/list', picture: 'owl', title: '听故事', text: '午休和晨读，安静地听。' },
  { to: '/pinge-activity', picture: 'brain', title: '大脑训练', text: '每天三小局，只和自己比。' },
] as const

export function FeatureTiles() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {tiles.map(({ to, picture, title, text }) => (
        <li key={title}>
          <Link
            to={to}
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
