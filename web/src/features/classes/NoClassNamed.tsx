import * as errors from '@pinge/contract/protocol/errors.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'

/** For a screen of one class, opened without saying which, by a teacher who has had none open on this device. */
export function NoClassNamed({ screen }: { screen: string }) {
  return (
    <>
      <h1 className="sr-only">{screen}</h1>
      <EmptyState
        picture="compass"
        title={errors.classIdRequired.message}
        text="先从班级列表里打开一个班级，再来这里。"
        action={<ButtonLink to="/comment">去班级列表</ButtonLink>}
        className="m-auto"
      />
    </>
  )
}
