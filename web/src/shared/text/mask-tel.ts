/** 138****6120 */
export function maskTel(tel: string): string {
  return tel.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
}
