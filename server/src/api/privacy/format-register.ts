import { keptData, type KeptKey } from '@pinge/contract/privacy/kept-data.ts'
import { entries, type AnyEntry } from '../../platform/db/register/register.ts'

const intro = `# What is kept about people

Made from the register of tables (\`server/src/platform/db/register\`) and from \`contract/src/privacy/kept-data.ts\`, which the page
隐私说明 shows too. A test holds the register against the real tables of both engines, and this page against the register: write it
again with \`npx vitest run --project server-unit server/src/api/privacy -u\`.

- **Export.** 导出全部资料 (owner of the class) is a .zip: \`index.html\` for people, \`data.json\` for programs, \`pictures/\`. What was typed over is
  in none of them. A class is a folder for each pupil and one for the pictures, each once; a teacher takes along the account, own items, sentences and files.
- **Erasure.** 彻底删除 (owner, who types the pupil's name) takes every row that leads to the pupil, whole or not at all, then the pictures and what
  is left in the files of the database. What other pupils did as well stays theirs. See
  [decision 0098](decisions/0098-a-register-of-tables-decides-what-is-exported-and-erased.md) and, for backups,
  [operations](operations.md#after-an-erasure).
- **A pupil who moved with history** has a record of their own in the new class. Each owner erases the one of their class.

## data.json

\`format\` is \`pinge-student/1\`. \`exportedAt\` is a time of ISO 8601; \`class\`, \`teachers\`, \`teams\` and \`documents\` say what the ids of rows stand for;
\`pictures\` names the file of each \`fileKey\`. \`tables\` holds the rows by table, with the columns below: times are milliseconds since 1970 (UTC), dates are
those of the school, flags are 0 or 1. Columns that are made of others (orders, packed totals) are left out.
`

/** `docs/privacy.md`, from the register alone. */
export function formatRegister(): string {
  const kinds = Object.keys(keptData) as KeptKey[]
  return `${intro}\n${kinds.map(formatKind).join('\n')}`
}

function formatKind(kind: KeptKey): string {
  const { title, what, why, seenBy, until } = keptData[kind]
  const tables = entries.filter(([, { kept }]) => kept === kind)
  return `## ${title}

- 保存什么：${what}
- 为什么：${why}
- 谁能看到：${seenBy}
- 多久：${until}

${tables.map(([name, entry]) => formatTable(name, entry)).join('\n')}
`
}

function formatTable(
  name: string,
  { about, lead, words, files = [], facts, notExported, stays }: AnyEntry,
): string {
  const way = lead ? `, by \`${lead.by}\`${lead.through ? ` through \`${lead.through}\`` : ''}` : ''
  const kept = stays ? `; stays: ${stays}` : ''
  const out = notExported ? `; not exported: ${notExported}` : ''
  const columns = [...words, ...files, ...facts].map((column) => `\`${column}\``).join(', ')
  return `- \`${name}\` (${about}${way}${out}${kept}): ${columns}`
}
