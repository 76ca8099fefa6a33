/** What a request says, without the fields that it leaves out: they do not write over what stands. */
export function givenOf<Said extends object>(
  said: Said,
): { [Key in keyof Said]: Exclude<Said[Key], undefined> } {
  const given = Object.entries(said).filter(([, value]) => value !== undefined)
  // The same fields, of which those without a value are missing now.
  return Object.fromEntries(given) as { [Key in keyof Said]: Exclude<Said[Key], undefined> }
}
