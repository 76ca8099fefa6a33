/** 138****1111: what may be seen of a phone number where a class is looking on. */
export function maskTel(tel: string): string {
  return tel.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
}
