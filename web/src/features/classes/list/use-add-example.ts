import { addExample } from '@pinge/contract/example.ts'
import { useNavigate } from 'react-router'
import { useWrite } from '../../../shared/api/use-write.ts'
import { classDetailPath } from '../../../shared/navigation/class-detail-path.ts'

/** Makes an example class and enters it. */
export function useAddExample() {
  const navigate = useNavigate()
  const { write, isSending, problem } = useWrite(addExample)

  async function lookAround(): Promise<void> {
    const written = await write({})
    if (written.isDone) await navigate(classDetailPath(written.data.classId))
  }

  return { lookAround, isSending, problem }
}
