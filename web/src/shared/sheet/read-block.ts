/** A block as spreadsheets copy it: tabs between cells, lines between rows, cells with either of them in quotes. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const add = (sign: string) => {
    const row = rows.at(-1) ?? []
    row.push(`${row.pop() ?? ''}${sign}`)
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    const isEmpty = rows.at(-1)?.at(-1) === ''
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      add('"')
      at += 1
    } else if (sign === '"' && (isQuoted || isEmpty)) isQuoted = !isQuoted
    else if (isQuoted) add(sign)
    else if (sign === '\t') rows.at(-1)?.push('')
    else if (sign === '\n') rows.push([''])
    else if (sign !== '\r') add(sign)
  }
  // Spreadsheets end the last row, too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop()
  return rows
}

/** The same the other way: what has a tab, a line break or a quote in it stands in quotes. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return rows.map((row) => row.map(quoted).join('\t')).join('\n')
}
