/** The subjects of a primary school, as the curriculum names them; a teacher of another one writes it. */
export const subjects: readonly string[] = [
  '语文',
  '数学',
  '英语',
  '道德与法治',
  '科学',
  '体育与健康',
  '音乐',
  '美术',
  '信息科技',
  '劳动',
  '综合实践活动',
  '书法',
  '心理健康',
]
