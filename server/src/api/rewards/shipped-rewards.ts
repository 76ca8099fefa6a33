import type { Reward } from '@pinge/contract/rewards.ts'

/** The picture of an exchange without a reward. */
export const FREE_REDEEM_ICON = 'gem'

const rows: readonly (readonly [id: string, name: string, cost: number, icon: Reward['icon']])[] = [
  ['g-01', '贴纸/印章', 10, 'star'],
  ['g-02', '表扬信', 15, 'scroll'],
  ['g-03', '选座位一天', 15, 'chair'],
  ['g-04', '点播一首歌', 20, 'microphone'],
  ['g-05', '优先排队券', 20, 'walking'],
  ['g-06', '铅笔/橡皮', 30, 'pencil'],
  ['g-07', '借阅优先券', 30, 'openbook'],
  ['g-08', '当一天小老师', 50, 'cap'],
  ['g-09', '免值日一次', 50, 'broom'],
  ['g-10', '与好友同桌一天', 60, 'handshake'],
  ['g-11', '笔记本', 70, 'clipboard'],
  ['g-12', '班级小干部体验', 80, 'medal'],
  ['g-13', '图书一本', 200, 'books'],
  ['g-14', '与老师共进午餐', 300, 'bento'],
]

/**
 * What every class begins with. An id stays with its reward for ever, since exchanges name it; a class has a row of its
 * own for one of these only once its owner has changed something about it.
 */
export const shippedRewards = rows.map(([id, name, cost, icon]) => ({ id, name, cost, icon }))

export const shippedRewardIds: ReadonlySet<string> = new Set(shippedRewards.map(({ id }) => id))
