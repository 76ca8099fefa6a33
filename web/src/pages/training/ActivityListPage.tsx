import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import { HUB_PATH } from '../../features/training/training-paths.ts'

/** 活动: what a class can do together beside lessons. */
export function ActivityListPage() {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-5 px-4 py-6 sm:px-8">
      <h1 className="text-2xl font-bold">活动</h1>
      <ul className="grid gap-5 md:grid-cols-2">
        <li className="flex items-center gap-5 rounded-big bg-white p-6">
          <Picture name="brain" size={96} />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            <h2 className="text-xl font-bold">大脑训练</h2>
            <p className="text-m text-ink-2">
              图片、符号、数字三个记忆小游戏，一个人练，每天三轮，三到六分钟。
            </p>
            <ButtonLink to={HUB_PATH}>去训练</ButtonLink>
          </div>
        </li>
      </ul>
    </div>
  )
}
