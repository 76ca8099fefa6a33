import { callApart } from '@pinge/contract/values/tell-apart.ts'

type Pupil = { id: string; username: string; stuNo: string }

/** Pupils to choose one of. */
export function pupilOptions(pupils: readonly Pupil[]): { value: string; label: string }[] {
  return callApart(pupils).map(({ id, username }) => ({ value: id, label: username }))
}
