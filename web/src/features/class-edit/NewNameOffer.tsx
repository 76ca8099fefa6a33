import { classDetail, updateClass, type ClassDetail } from '@pinge/contract/class-edit.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'

/** After the summer the owner may take the name of the next grade; the class is never renamed unasked. */
export function NewNameOffer({ detail }: { detail: ClassDetail }) {
  const { classId, className, nameAfterSummer, version } = detail
  const { write, isBusy, problem } = useWrite(updateClass, {
    drawAnswer: (facts, _, draw) =>
      draw(classDetail, { classId }, (known) => ({ ...known, ...facts, nameAfterSummer: null })),
  })
  if (nameAfterSummer === null) return null

  async function rename(): Promise<void> {
    const written = await write({
      classId,
      version,
      className: nameAfterSummer ?? className,
      isCustomize: false,
    })
    if (written.isDone) showSuccess('班级已改名')
  }

  return (
    <section
      aria-label="新学年的班级名称"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-big bg-sun-tint px-5 py-4 text-sun-ink"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-m font-bold wrap-anywhere">
          {className} → {nameAfterSummer}
        </h2>
        <p className="text-base">新学年升了一个年级，要改班级名称吗？点评和学生都不变。</p>
        <Problem text={problem} />
      </div>
      <Button variant="sun" isBusy={isBusy} onClick={() => void rename()}>
        改名
      </Button>
    </section>
  )
}
