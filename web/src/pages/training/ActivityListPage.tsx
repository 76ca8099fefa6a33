import { HUB_PATH } from '../../features/training/training-paths.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'

const Activities = onDemand(
  async () => (await import('../../features/content/activities/Activities.tsx')).Activities,
  { isAdornment: true },
)

/** What a phone's menu has no room for. */
const rooms = [
  { to: '/practical-course', name: '课程', text: '实践课、专题课和资源包' },
  { to: '/pinge-course', name: '课堂', text: '一分钟小视频，看完说一说' },
  { to: '/listen/list', name: '听故事', text: '一集三到六分钟，听完想一想' },
  { to: '/library', name: '资料库', text: '任务卡、课件和学习单' },
]

/** 活动: what a class can do together beside lessons. It stands also without the network: questions that fail lead here. */
export function ActivityListPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-5 px-4 py-6 sm:px-8">
      <h1 className="text-xl font-bold">活动</h1>
      <ul className="grid items-start gap-5 md:grid-cols-2">
        <li className="flex items-center gap-5 cramped:flex-wrap rounded-big bg-white p-6">
          <Picture name="brain" size={96} />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            <h2 className="text-xl font-bold">大脑训练</h2>
            <p className="text-m text-ink-2">
              图片、符号、数字三个记忆小游戏，一个人练，每天三轮，三到六分钟。
            </p>
            <ButtonLink to={HUB_PATH}>去训练</ButtonLink>
          </div>
        </li>
        <Activities />
        {rooms.map(({ to, name, text }) => (
          <li
            key={to}
            className="flex items-center gap-5 cramped:flex-wrap rounded-big bg-white p-6 md:hidden"
          >
            <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
              <h2 className="text-xl font-bold">{name}</h2>
              <p className="text-m text-ink-2">{text}</p>
              <ButtonLink to={to} variant="soft">
                去看看
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
