import { giveComment } from '@pinge/contract/comments.ts'
import { enterAs } from '../../harness/enter.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf, signInAgain } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, openClass } from '../../screens/class-detail.ts'
import { expectTeamScore, praiseTeam, teamsScreen } from '../../screens/teams.ts'

test(
  'what is given on one screen is on the other at once, its undo, what both give at the same time, and what is done with teams; a board that was offline catches up',
  { tag: '@processes' },
  async ({ page, openDevice, api, signedInTeacher }) => {
    const school = await addClassOf(api, signedInTeacher, 6)
    const { classId, studentIds } = school
    await addScheme(api, signedInTeacher, school, { names: ['火箭队', '彩虹队'], size: 3, itemIds: [] })
    const board = await openDevice()
    await enterAs(board, await signInAgain(api, signedInTeacher))
    for (const screen of [page, board]) {
      await openClass(screen, classId)
      await expect(classDetailScreen.pupils(screen)).toHaveCount(6)
    }

    await test.step('a comment given on the phone is on the board at once, and so is its undo', async () => {
      await giveInTwoTaps(page, '王浩然', '作业优秀')
      await expectScore(board, '王浩然', 2)
      await page.keyboard.press('Control+z')
      await expectScore(board, '王浩然', 0)
    })

    await test.step('two who give at the same time both see both', async () => {
      await Promise.all([
        giveInTwoTaps(page, '王浩然', '作业优秀'),
        giveInTwoTaps(board, '王浩然', '积极发言'),
      ])
      for (const screen of [page, board]) await expectScore(screen, '王浩然', 3)
    })

    await test.step('a board that was offline catches up with what it missed', async () => {
      await board.context().setOffline(true)
      for (const itemId of ['s1-03', 's1-01', 's1-01'])
        await api.call(giveComment, { classId, itemId, studentIds }, signedInTeacher.accessToken)
      await board.context().setOffline(false)

      await expectScore(board, '王浩然', 7)
    })

    await test.step('teams and their points are there at once', async () => {
      for (const screen of [page, board]) {
        await teamsScreen.tab(screen, '小组').click()
        await expect(teamsScreen.teams(screen)).toHaveCount(2)
      }
      await praiseTeam(page, '火箭队', 3)
      await expectTeamScore(board, '火箭队', 2)
      await page.getByRole('button', { name: '添加小组' }).click()
      await page.getByRole('dialog', { name: '添加小组' }).getByRole('button', { name: '添加' }).click()
      await expect(teamsScreen.teams(board)).toHaveCount(3)
    })
  },
)
