/** What was typed as a whole number within its bounds, full-width digits too; else null. */
export function readWholeNumber(typed: string, min: number, max: number): number | null {
  const plain = typed.normalize('NFKC').trim()
  if (!/^\d{1,6}$/.test(plain)) return null
  const number = Number(plain)
  return number >= min && number <= max ? number : null
}
