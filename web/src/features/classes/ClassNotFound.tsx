import * as errors from '@pinge/contract/protocol/errors.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'

/** For a class that was deleted, that this teacher has left, or that an old link names. */
export function ClassNotFound() {
  return (
    <>
      <h1 className="sr-only">班级详情</h1>
      <EmptyState
        picture="compass"
        title={errors.classNotFound.message}
        text="可能是链接旧了，班级已经删除，或者你已经退出、被移出了班级。"
        action={<ButtonLink to="/comment">回到班级列表</ButtonLink>}
        className="m-auto"
      />
    </>
  )
}
