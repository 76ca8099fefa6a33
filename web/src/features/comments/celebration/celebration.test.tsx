import { giveComment } from '@pinge/contract/comments.ts'
import { COMMENT_SOUND_MS } from '@pinge/contract/values/limits.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow, widenWindow } from '../../../../test/browser.ts'
import {
  giveInTwoTaps,
  item,
  notice,
  openClass,
  pupil,
  seeScore,
  wholeClass,
} from '../../../../test/class-screen.ts'
import { holdClock, pass } from '../../../../test/clock.ts'
import { tellLive } from '../../../../test/live.ts'
import { addLoudspeaker, heardTones, removeLoudspeaker } from '../../../../test/device/loudspeaker.ts'
import { makeCommentGiven } from '../../../../test/make/record.ts'
import { makeStudent } from '../../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'
import { STAGE_MS } from './praise-moment.ts'

let school: SchoolClass

beforeEach(() => {
  holdClock()
  addLoudspeaker()
  school = openSchoolClass()
})

afterEach(removeLoudspeaker)

/** What is written on a pupil's card. */
const card = (name: string) => pupil(name).closest('li')?.textContent
/** How often the first, lowest note was heard. */
const rings = () => {
  const notes = heardTones().map(({ frequency }) => frequency)
  return notes.filter((note) => note === Math.min(...notes)).length
}
/** What stands in the middle of a screen that a class looks at. */
const stage = () => document.querySelector('.praise-stage')?.textContent ?? ''
const seePraise = (name: string, points: string) => waitFor(() => expect(card(name)).toContain(points))

describe('a praise', () => {
  it('stands in the middle of the screen with its item, flies home, and glows on the card', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await waitFor(() => expect(stage()).toBe('王浩然作业优秀+2'))
    expect(card('王浩然')).not.toContain('+2')
    const ends = heardTones().map(({ end }) => end)
    expect(Math.max(...ends)).toBeLessThanOrEqual((COMMENT_SOUND_MS + 100) / 1_000)

    // No card is drawn while it flies.
    await pass(STAGE_MS)
    expect(card('王浩然')).not.toContain('+2')
    await pass(COMMENT_SOUND_MS - STAGE_MS)
    expect(stage()).toBe('')
    expect(card('王浩然')).toContain('+2')
    expect(card('李思琪')).not.toContain('+2')
    await pass(1_000)
    expect(card('王浩然')).not.toContain('+2')
  })

  it('is seen on the card at once on a phone, for as long as the sound lasts', async () => {
    narrowWindow()
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await seePraise('王浩然', '+2')
    expect(stage()).toBe('')
    await pass(COMMENT_SOUND_MS)

    expect(card('王浩然')).not.toContain('+2')
  })

  it('leaves the middle of the screen with the next touch, which does its own work', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await waitFor(() => expect(stage()).not.toBe(''))
    await user.click(pupil('李思琪'))

    expect(await item('积极发言')).toBeTruthy()
    await pass(COMMENT_SOUND_MS - STAGE_MS)
    expect(stage()).toBe('')
  })

  it('of a whole class is seen once, with its animals, and rings once', async () => {
    school.students = Array.from({ length: 24 }, (_, place) =>
      makeStudent({ id: `p${place}`, username: `学生${place + 10}` }),
    )
    const user = await openClass()
    await user.click(wholeClass())
    await user.click(await item('作业优秀'))
    await notice('全班 24 人')
    await waitFor(() => expect(stage()).toBe('全班 24 人作业优秀+2'))

    expect(document.querySelectorAll('.praise-stage li')).toHaveLength(24)
    await pass(STAGE_MS)
    expect(card('学生10')).not.toContain('+2')
    expect(rings()).toBe(1)
    await pass(COMMENT_SOUND_MS - STAGE_MS)
    expect(stage()).toBe('')
  })

  it('of more points sounds fuller', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '李思琪', '积极发言')
    await waitFor(() => expect(stage()).toContain('+1'))
    const small = heardTones().length
    await pass(COMMENT_SOUND_MS + 1_000)
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await waitFor(() => expect(stage()).toContain('+2'))

    expect(heardTones().length - small).toBeGreaterThan(small)
  })

  it('that follows another takes its place', async () => {
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await seePraise('王浩然', '+2')
    await giveInTwoTaps(user, '李思琪', '积极发言')
    await seePraise('李思琪', '+1')

    expect(stage()).not.toContain('王浩然')
    expect(card('王浩然')).not.toContain('+2')
  })

  it('that is refused is celebrated no longer', async () => {
    const held = server.hold(giveComment)
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))
    await seePraise('王浩然', '+2')
    held.refuse('commentItemNotFound')

    await waitFor(() => expect(card('王浩然')).not.toContain('+2'))
  })

  it('is seen and not heard on a device whose sound is off', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '关闭音效' }))
    await giveInTwoTaps(user, '王浩然', '作业优秀')

    await seePraise('王浩然', '+2')
    expect(heardTones()).toEqual([])
  })
})

describe('a reminder', () => {
  it('is not celebrated: it is told in two low soft tones and by its score alone', async () => {
    narrowWindow()
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '上课走神')
    await seeScore('王浩然', -1)
    await waitFor(() => expect(heardTones()).toHaveLength(2))

    expect(Math.max(...heardTones().map(({ frequency }) => frequency))).toBeLessThan(400)
    expect(card('王浩然')).toBe('王浩然−1')
  })
})

describe('what is given elsewhere', () => {
  const otherPraise = makeCommentGiven({
    batchId: 'another',
    itemName: '积极发言',
    score: 1,
    students: [{ id: 's2', stuScore: 1, redeemScore: 1 }],
  })
  function score(points: number): void {
    school.students = school.students.map((one) =>
      one.id === 's1'
        ? { ...one, stuScore: points, todayReminders: Math.min(points - one.stuScore, 0) }
        : one,
    )
    school.version += 1
  }

  it('is celebrated where a class may be looking', async () => {
    await openClass()
    score(2)
    await tellLive(makeCommentGiven())
    await waitFor(() => expect(stage()).toBe('王浩然作业优秀+2'))
    expect(rings()).toBe(1)
    await pass(COMMENT_SOUND_MS + 1_000)

    expect(card('王浩然')).not.toContain('+2')
    await seeScore('王浩然', 2)
  })

  it('is only counted on a phone', async () => {
    narrowWindow()
    await openClass()
    score(2)
    await tellLive(makeCommentGiven())
    await seeScore('王浩然', 2)
    await pass(1_000)

    expect(card('王浩然')).not.toContain('+2')
    expect(heardTones()).toEqual([])
  })

  it('is not celebrated on a board when it is a reminder', async () => {
    widenWindow()
    score(5)
    await openClass()
    await seeScore('王浩然', 5)
    score(4)
    await tellLive(makeCommentGiven({ score: -1, students: [{ id: 's1', stuScore: 4, redeemScore: 5 }] }))
    await pass(1_000)

    expect(heardTones()).toEqual([])
    await seeScore('王浩然', 5)
  })

  it('several times at once, as after a lost connection, is one praise for all of them', async () => {
    await openClass()
    score(2)
    await tellLive(makeCommentGiven())
    await tellLive(otherPraise)
    await waitFor(() => expect(stage()).toBe('王浩然李思琪作业优秀+2积极发言+1'))
    await pass(COMMENT_SOUND_MS)
    expect([card('王浩然'), card('李思琪')]).toEqual([
      expect.stringContaining('+2'),
      expect.stringContaining('+1'),
    ])
    await pass(COMMENT_SOUND_MS)

    expect(rings()).toBe(1)
  })

  it('while another praise is on stage follows it', async () => {
    await openClass()
    score(2)
    await tellLive(makeCommentGiven())
    await waitFor(() => expect(stage()).toContain('王浩然'))
    await tellLive(otherPraise)
    await pass(500)
    expect(stage()).toBe('王浩然作业优秀+2')
    await pass(COMMENT_SOUND_MS)

    expect(stage()).toBe('李思琪积极发言+1')
  })

  it('is not celebrated twice where it was given here', async () => {
    widenWindow()
    server.answer(giveComment, () => {
      score(2)
      return { batchId: 'given-here', students: [{ id: 's1', stuScore: 2, redeemScore: 2 }] }
    })
    const user = await openClass()
    await giveInTwoTaps(user, '王浩然', '作业优秀')
    await seePraise('王浩然', '+2')
    await pass(COMMENT_SOUND_MS)
    await tellLive(makeCommentGiven({ batchId: 'given-here' }))
    await pass(1_000)

    expect(rings()).toBe(1)
    expect(card('王浩然')).not.toContain('+2')
  })
})
