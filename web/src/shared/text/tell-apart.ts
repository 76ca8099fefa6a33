type Called = { name: string; number: string }

/** How each of them is called: by name, and where another one of them has the same name by number, too. */
export function tellApart(all: readonly Called[]): (one: Called) => string {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { name } of all) (seen.has(name) ? twice : seen).add(name)
  return ({ name, number }) => (number !== '' && twice.has(name) ? `${name} ${number}` : name)
}

type Pupil = { id: string; username: string; stuNo: string }

/** Pupils to choose one of. */
export function pupilOptions(pupils: readonly Pupil[]): { value: string; label: string }[] {
  const called = pupils.map(({ username, stuNo }) => ({ name: username, number: stuNo }))
  const nameOf = tellApart(called)
  return pupils.map(({ id, username, stuNo }) => ({
    value: id,
    label: nameOf({ name: username, number: stuNo }),
  }))
}
