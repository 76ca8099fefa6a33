import { ButtonLink } from '../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'

type Props = {
  classId: string
  /** What is waiting for the first pupil. */
  text: string
  picture?: 'clipboard' | 'seedling'
}

/** A room of a class before its first pupil; it leads to where pupils are added. */
export function NoPupils({ classId, text, picture = 'clipboard' }: Props) {
  return (
    <EmptyState
      picture={picture}
      title="班里还没有学生"
      text={text}
      action={
        <ButtonLink to={`/comment/information-edit?classId=${encodeURIComponent(classId)}`}>
          去添加学生
        </ButtonLink>
      }
    />
  )
}
