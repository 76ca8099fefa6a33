import { expect, it } from 'vitest'
import { formatAddAction, formatDone, formatDraft, formatLoss, formatOverflow } from './format-draft.ts'

const nothing = { added: 0, changed: 0, kept: 0, faulty: 0 }

it('says how many go in and how many wait', () => {
  expect(formatDraft({ ...nothing, added: 46, faulty: 2 })).toBe('添加 46 名学生；2 行有问题，先不添加')
  expect(formatDraft({ ...nothing, added: 46 })).toBe('添加 46 名学生')
  expect(formatDraft({ ...nothing, faulty: 2 })).toBe('2 行有问题，先不添加')
  expect(formatDraft(nothing)).toBe('名单还是空的')
})

it('says what happens to those who are in the class', () => {
  expect(formatDraft({ ...nothing, added: 46, changed: 3, kept: 1 })).toBe(
    '添加 46 名学生，更新 3 名；1 名已在班里，保持不变',
  )
  expect(formatDraft({ ...nothing, kept: 3 })).toBe('3 名已在班里，保持不变')
  expect(formatAddAction({ added: 0, changed: 3 })).toBe('更新 3 名学生')
  expect(formatAddAction({ added: 0, changed: 0 })).toBe('添加学生')
  expect(formatDraft({ ...nothing, added: 1, changed: 1 })).toBe('添加 1 名学生，更新 1 名')
  expect(formatDone({ added: 46, changed: 3 })).toBe('已添加 46 名学生，更新 3 名')
})

it('says what leaving takes away, also of names that were typed and not read yet', () => {
  expect([formatLoss(0), formatLoss(3)]).toEqual(['还没识别的名单就没有了', '还没添加的 3 行就没有了'])
})

it('says how many are too many for the class', () => {
  expect(formatOverflow(200, 0)).toBe('')
  expect(formatOverflow(203, 0)).toBe('每个班级最多 200 名学生，请移除 3 名')
  expect(formatOverflow(20, 190)).toBe('每个班级最多 200 名学生，班里已有 190 名，请移除 10 名')
})
