import { addExample } from '@pinge/contract/example.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { classDetailPath } from '../../../shared/navigation/class-detail-path.ts'
import { useLeadOn } from '../../../shared/navigation/use-lead-on.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'

/** Makes an example class and enters it; a teacher who is elsewhere by then is told of it. */
export function useAddExample() {
  const leadOn = useLeadOn()
  const { write, isSending, problem } = useWrite(addExample)

  async function lookAround(): Promise<void> {
    const written = await write({})
    if (!written.isDone) return
    if (!(await leadOn(classDetailPath(written.data.classId)))) showSuccess('示例班级建好了，在班级列表里')
  }

  return { lookAround, isSending, problem }
}
