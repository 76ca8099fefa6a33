import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { exportTable } from '../../shared/table/export-table.ts'
import type { TableColumn } from '../../shared/table/table-file.ts'
import { itemKinds, itemsOfColumn, kindLabels, kindOf } from './item-columns.ts'

const columns: readonly TableColumn<ItemSetting>[] = [
  { heading: '品质', width: 12, type: 'text', value: ({ type }) => formatType(type) },
  { heading: '类别', width: 10, type: 'text', value: (item) => kindLabels[kindOf(item)] },
  { heading: '点评项', width: 22, type: 'text', value: ({ name }) => name },
  { heading: '分值', width: 8, type: 'number', value: ({ score }) => score },
  { heading: '来源', width: 10, type: 'text', value: ({ isCustom }) => (isCustom ? '自定义' : '系统') },
  { heading: '状态', width: 8, type: 'text', value: ({ isHidden }) => (isHidden ? '停用' : '启用') },
  { heading: '使用次数', width: 10, type: 'number', value: ({ uses }) => uses },
]

/** Saves the items of all five types, as the screen orders them. */
export async function exportItems(items: readonly ItemSetting[]): Promise<void> {
  const rows = qualityTypes.flatMap(({ type }) =>
    itemKinds.flatMap((kind) => itemsOfColumn(items, type, kind)),
  )
  await exportTable({ fileName: '点评项', sheetName: '点评项', columns }, rows)
}

function formatType(type: ItemSetting['type']): string {
  return qualityTypes.find((quality) => quality.type === type)?.name ?? ''
}
