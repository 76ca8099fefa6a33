import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { widenWindow } from '../../../../test/browser.ts'
import { cards, openClass, openTool, seeScore } from '../../../../test/class-screen.ts'
import { makePupils } from '../../../../test/make/student.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { openSchoolClass } from '../../../../test/school-class.ts'
import type { User } from '../../../../test/user.ts'

const [pupil, ...others] = makePupils(3)
const teacher = makeTeacher()

beforeEach(() => {
  widenWindow()
  openSchoolClass({
    students: pupil ? [{ ...pupil, stuScore: 3, todayReminders: -2 }, ...others] : others,
  })
})

/** What another tab of this browser writes down, and this one is told of. */
async function writeElsewhere(key: string, state: object): Promise<void> {
  localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

async function seeMenu(user: User, label: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
}

describe('what one tab sets for this device', () => {
  it('hides the scores in every other one, too', async () => {
    await openClass()
    await screen.findByRole('button', { name: '更多' })
    expect(cards()).toContain('王浩然，5 分')
    await writeElsewhere('pinge-score-display', { isHidden: true })

    await waitFor(() => expect(cards()).toContain('王浩然'))
  })

  it('keeps today’s reminders from the class in every other one, too', async () => {
    const user = await openClass()
    await seeMenu(user, '这台电脑只有我看')
    await seeScore('王浩然', 3)
    await writeElsewhere('pinge-reminder-display', { isMineAlone: false })

    await seeScore('王浩然', 5)
  })

  it('mutes every other one, too', async () => {
    await openClass()
    await screen.findByRole('button', { name: '更多' })
    await writeElsewhere('pinge-comment-sound', { isMuted: true })

    await screen.findByRole('button', { name: '开启音效' })
  })

  it('counts whom it named by chance as named', async () => {
    const user = await openScreen('/comment/class-detail?classId=c1', teacher)
    await openTool(user, '随机点名')
    const draw = await screen.findByRole('dialog', { name: '随机点名' })
    expect(draw.textContent).toContain('已抽 0/3')
    await writeElsewhere('pinge-draws', {
      byUser: { [teacher.userId]: { c1: { drawnIds: ['s2', 's3'], count: 1 } } },
    })

    await waitFor(() => expect(draw.textContent).toContain('已抽 2/3'))
  })
})
