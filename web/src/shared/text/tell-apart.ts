type Called = { name: string; number: string }

/** How each of them is called: by name, and where another one of them has the same name by number, too. */
export function tellApart(all: readonly Called[]): (one: Called) => string {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { name } of all) (seen.has(name) ? twice : seen).add(name)
  return ({ name, number }) => (number !== '' && twice.has(name) ? `${name} ${number}` : name)
}

/** The same pupils, each by the name that tells it from the others. */
export function callApart<Pupil extends { username: string; stuNo: string }>(
  pupils: readonly Pupil[],
): Pupil[] {
  const called = pupils.map(({ username, stuNo }) => ({ name: username, number: stuNo }))
  const nameOf = tellApart(called)
  return pupils.map((pupil) => ({
    ...pupil,
    username: nameOf({ name: pupil.username, number: pupil.stuNo }),
  }))
}

type Pupil = { id: string; username: string; stuNo: string }

/** Pupils to choose one of. */
export function pupilOptions(pupils: readonly Pupil[]): { value: string; label: string }[] {
  return callApart(pupils).map(({ id, username }) => ({ value: id, label: username }))
}
