import type { Waiting } from './leaving.ts'

/** The question before signing out takes away what waits. */
export function formatWarning({ comments, records, cells, reviews }: Waiting) {
  const kinds = [
    [comments, '条点评'],
    [records, '条写实记录'],
    [cells, '格表格内容'],
    [reviews, '份评语'],
  ] as const
  const what = kinds.flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : [])).join('、')
  return {
    title: `还有 ${what}没有上传`,
    description: `现在退出，会删除这台设备上等待上传的 ${what}${comments > 0 ? '，学生得不到这些分数' : ''}。已经上传的${records + cells + reviews > 0 ? '' : '点评'}都还在。`,
    confirmLabel: '删除并退出',
    cancelLabel: '先不退出',
  }
}
