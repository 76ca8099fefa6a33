/** 2017/3/5, 2017年3月5日 and 20170305 as YYYY-MM-DD; what is no date stays as it is. */
export function tidyDate(text: string): string {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!parts) return text
  const [, year, month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
