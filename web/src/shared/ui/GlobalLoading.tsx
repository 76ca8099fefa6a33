import { BlockingDialog } from './BlockingDialog.tsx'
import { useGlobalLoading } from './global-loading.ts'
import { Picture } from './Picture.tsx'

export function GlobalLoading() {
  const tip = useGlobalLoading(({ tips }) => tips.at(-1))
  if (tip === undefined) return null
  return (
    <BlockingDialog title={tip} isTitleHidden className="w-fit! px-10!">
      <p role="status" className="flex flex-col items-center gap-3 text-m font-bold">
        <Picture name="sunface" size={64} className="animate-[spin_2.4s_linear_infinite]" />
        {tip}
      </p>
    </BlockingDialog>
  )
}
