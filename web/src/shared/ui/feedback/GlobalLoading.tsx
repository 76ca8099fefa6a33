import { BlockingDialog } from '../overlay/BlockingDialog.tsx'
import { useGlobalLoading } from './global-loading.ts'

export function GlobalLoading() {
  const tip = useGlobalLoading(({ tips }) => tips.at(-1))
  if (tip === undefined) return null
  return (
    <BlockingDialog title={tip} isTitleHidden className="w-fit! px-10!">
      <p role="status" className="flex flex-col items-center gap-3 text-m font-bold">
        {/* As it is: the sign-in page does without the part that knows what to show in place of a picture. */}
        <img
          src="/img/sunface.webp"
          alt=""
          width={64}
          height={64}
          draggable={false}
          className="animate-[spin_2.4s_linear_infinite]"
        />
        {tip}
      </p>
    </BlockingDialog>
  )
}
