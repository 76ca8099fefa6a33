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
  const nameOf = tellApart(pupils.map(asCalled))
  return pupils.map((pupil) => ({ ...pupil, username: nameOf(asCalled(pupil)) }))
}

function asCalled({ username, stuNo }: { username: string; stuNo: string }): Called {
  return { name: username, number: stuNo }
}
