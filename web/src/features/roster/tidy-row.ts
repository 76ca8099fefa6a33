import type { RosterText } from '@pinge/contract/roster.ts'

/** Gives what a teacher typed the form that the rules ask for, where its meaning is clear: 2017/3/5 is 2017-03-05. */
export function tidyRow<Row extends RosterText>(row: Row): Row {
  return {
    ...row,
    username: plain(row.username),
    stuNo: plain(row.stuNo),
    birthday: tidyDate(plain(row.birthday)),
    guardianName: plain(row.guardianName),
    guardianTel: plain(row.guardianTel).replaceAll(/[\s-]/g, ''),
  }
}

function plain(text: string): string {
  return text.normalize('NFKC').trim()
}

function tidyDate(text: string): string {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!parts) return text
  const [, year, month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
