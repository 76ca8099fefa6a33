/** A class's number in two halves, as it is read out: 1234 5678 */
export function formatClassNumber(geziNo: string): string {
  return geziNo.replace(/^(\d{4})(\d{4})$/, '$1 $2')
}
