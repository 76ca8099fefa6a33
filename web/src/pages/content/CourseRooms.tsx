import { collectionList } from '@pinge/contract/content/courses.ts'
import { Link } from 'react-router'
import { useRead } from '../../shared/api/use-read.ts'

const rooms = [
  { to: '/practical-course', name: '实践课' },
  { to: '/special-course', name: '专题课' },
]

/** The three kinds of courses. */
export function CourseRooms({ here }: { here: string }) {
  const { data = [] } = useRead(collectionList, {})
  const [first] = data
  const all = first ? [...rooms, { to: `/resource-course/${first.id}`, name: '资源课' }] : rooms
  return (
    <nav aria-label="课程" className="flex gap-1">
      {all.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          aria-current={name === here ? 'page' : undefined}
          className="flex min-h-12 items-center rounded-full px-5 font-bold text-ink-2 aria-[current]:bg-white aria-[current]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
