/** A page that stands alone: no script, nothing fetched, readable on any computer and on paper. */

export type Cell = string | { picture: string; alt: string } | { link: string; text: string }
export type Section = {
  title: string
  /** What is said where there is nothing. */
  none: string
  heads: readonly string[]
  rows: readonly (readonly (Cell | readonly Cell[])[])[]
}

const style = `
body{font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#26324a;max-width:960px;margin:0 auto;padding:32px 20px 80px;background:#fff}
h1{font-size:28px;margin:0 0 4px}h2{font-size:20px;margin:40px 0 8px;padding-top:12px;border-top:2px solid #e6ecf5}
p{margin:4px 0}.quiet{color:#5b6880}table{border-collapse:collapse;width:100%;font-size:15px}
th,td{border:1px solid #d7dfec;padding:6px 10px;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}
th{background:#f3f6fb;white-space:nowrap}img{max-width:260px;max-height:260px;border-radius:8px;margin:4px 6px 4px 0;vertical-align:top}
nav ul{columns:3;padding-left:20px}a{color:#1b5fc1}
@media (max-width:640px){table,tbody,tr,td{display:block}thead{display:none}tr{border:1px solid #d7dfec;border-radius:8px;margin:8px 0;padding:4px}td{border:0;padding:2px 10px}td[data-head]::before{content:attr(data-head) "：";color:#5b6880}nav ul{columns:1}}
@media print{body{padding:0;font-size:12px}h2{break-after:avoid}tr,img{break-inside:avoid}}
`

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function renderPage(title: string, lines: readonly string[], sections: readonly Section[]): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p class="quiet">${escapeHtml(line)}</p>`).join('\n')}
${sections.map(renderSection).join('\n')}
</body></html>
`
}

function renderSection({ title, none, heads, rows }: Section): string {
  const body =
    rows.length === 0
      ? `<p class="quiet">${escapeHtml(none)}</p>`
      : `<table><thead><tr>${heads.map((head) => `<th>${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>
${rows.map((row) => `<tr>${row.map((cell, index) => renderCell(cell, heads[index] ?? '')).join('')}</tr>`).join('\n')}
</tbody></table>`
  return `<section><h2>${escapeHtml(title)}</h2>\n${body}</section>`
}

function renderCell(cell: Cell | readonly Cell[], head: string): string {
  const parts: readonly Cell[] = Array.isArray(cell) ? cell : [cell as Cell]
  const content = parts.map(renderPart).join('')
  return content === '' ? '<td></td>' : `<td data-head="${escapeHtml(head)}">${content}</td>`
}

function renderPart(part: Cell): string {
  if (typeof part === 'string') return escapeHtml(part)
  if ('link' in part) return `<a href="${escapeHtml(addressOf(part.link))}">${escapeHtml(part.text)}</a>`
  return `<img src="${escapeHtml(part.picture)}" alt="${escapeHtml(part.alt)}" loading="lazy">`
}

/** A `#` in the name of a folder is no end of its path. */
function addressOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
