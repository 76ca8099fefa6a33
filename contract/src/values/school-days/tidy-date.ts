/**
 * YYYY-MM-DD for every usual way to write a date: 2017/3/5, 2017年3月5日, 2017. 3. 5, 20170305, also before a time
 * of day. What is no date stays as it is, and a day that never was is for the check that follows.
 */
export function tidyDate(text: string): string {
  const parts =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?(?:[T ].*)?$/.exec(text) ??
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text)
  if (!parts) return text
  const [, year, month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
