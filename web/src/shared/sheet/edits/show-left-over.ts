import { showError } from '../../ui/feedback/show-toast.ts'
import type { LeftOver } from '../sheet-types.ts'

/** What a pasted block had more than the table, as words; empty where all of it found a place. */
export function formatLeftOver({ rows, columns }: LeftOver): string {
  const parts = [rows > 0 && `${rows} 行`, columns > 0 && `${columns} 列`].filter((part) => part !== false)
  return parts.length > 0 ? `多出 ${parts.join('、')}没有写入` : ''
}

export function showLeftOver(left: LeftOver): void {
  const text = formatLeftOver(left)
  if (text) showError(`粘贴的内容比表格大，${text}`)
}
