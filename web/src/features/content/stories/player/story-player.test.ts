import { expect, it } from 'vitest'
import { createStoryPlayer, lineAt, secondAt, type Chapter, type PlayerState } from './story-player.ts'

const sentence = (text: string) => ({ voice: 1 as const, text })
const chapter: Chapter = {
  id: 'c1',
  index: 1,
  vid: null,
  title: '第十一次风筝',
  cover: '',
  duration: 60,
  text: [sentence('一二三四。'), sentence('五六七八。'), sentence('九十。')],
  refrain: null,
  question: '失败教了你什么？',
}

/** A voice whose sentences end when the test says so. */
function setUp() {
  const spoken: string[] = []
  const volumes: (number | undefined)[] = []
  let end: (wasRead: boolean) => void = () => {}
  let state: PlayerState | undefined
  let now = 0
  let ended = 0
  const player = createStoryPlayer({
    speaker: {
      hasVoice: () => true,
      onVoices: () => () => {},
      say: (text, _rate, _pitch, volume) => {
        spoken.push(text)
        volumes.push(volume)
        return new Promise((resolve) => (end = resolve))
      },
      stop: () => end(false),
    },
    clock: () => now,
    tell: (next) => (state = next),
    onEnd: () => (ended += 1),
  })
  return {
    player,
    spoken,
    volumes,
    fail: async () => {
      end(false)
      await Promise.resolve()
      await Promise.resolve()
    },
    read: async () => {
      end(true)
      await Promise.resolve()
      await Promise.resolve()
    },
    wait: (ms: number) => (now += ms),
    state: () => state,
    ended: () => ended,
  }
}

it('reads a chapter sentence by sentence, and tells when it is over', async () => {
  const { player, spoken, read, state, ended } = setUp()
  player.open(chapter, 0, true)
  expect(spoken).toEqual(['一二三四。'])
  await read()
  expect([spoken.length, state()?.line]).toEqual([2, 1])
  await read()
  await read()
  expect(state()).toMatchObject({ isPlaying: false, isOver: true })
  expect(ended()).toBe(1)
})

it('goes on from the sentence at which it was paused, and from another one after a skip', async () => {
  const { player, spoken, read, state } = setUp()
  player.open(chapter, 0, true)
  await read()
  player.pause()
  expect(state()).toMatchObject({ isPlaying: false, line: 1 })
  player.play()
  expect(spoken.at(-1)).toBe('五六七八。')
  player.skip(1)
  expect(spoken.at(-1)).toBe('九十。')
  player.skip(-9)
  expect(spoken.at(-1)).toBe('一二三四。')
})

it('begins again in a loop, and stops after the chapter when the timer says so', async () => {
  const { player, spoken, read, state, ended } = setUp()
  player.setLooping(true)
  player.open(chapter, 2, true)
  await read()
  expect(spoken.at(-1)).toBe('一二三四。')
  player.setTimer('chapter')
  player.skip(9)
  await read()
  expect(state()).toMatchObject({ isPlaying: false, isOver: true, timer: 'off', line: 0 })
  expect(ended()).toBe(0)
})

it('falls asleep after the minutes that were asked for, at the end of a sentence', async () => {
  const { player, read, wait, state } = setUp()
  player.open(chapter, 0, true)
  player.setTimer(15)
  wait(15 * 60_000 - 1)
  await read()
  expect(state()?.isPlaying).toBe(true)
  wait(1)
  await read()
  expect(state()).toMatchObject({ isPlaying: false, timer: 'off' })
})

it('grows quieter in the last seconds before its timer ends, and is as loud as ever afterwards', async () => {
  const { player, volumes, read, wait } = setUp()
  player.open(chapter, 0, true)
  player.setTimer(15)
  wait(15 * 60_000 - 4_000)
  await read()
  wait(3_900)
  await read()
  expect(volumes).toEqual([1, 0.5, 0.2])
  wait(100)
  await read()
  player.play()
  expect(volumes.at(-1)).toBe(1)
})

it('is heard whole the next morning, after its timer has ended the evening before', async () => {
  const { player, spoken, read, wait, state } = setUp()
  player.open(chapter, 0, true)
  player.setTimer(15)
  wait(15 * 60_000)
  await read()
  expect(state()).toMatchObject({ isPlaying: false, timer: 'off', line: 1 })

  player.play()
  await read()
  expect([spoken.length, state()?.isPlaying, state()?.line]).toEqual([3, true, 2])
})

it('is heard on after a pause in which its timer ran out', async () => {
  const { player, read, wait, state } = setUp()
  player.open(chapter, 0, true)
  player.setTimer(15)
  player.pause()
  wait(40 * 60_000)
  player.play()
  await read()

  expect(state()).toMatchObject({ isPlaying: true, timer: 'off', line: 1 })
})

it('reads another story whole that is opened after its timer ran out in a pause', async () => {
  const { player, read, wait, state } = setUp()
  player.open(chapter, 0, true)
  player.setTimer(15)
  player.pause()
  wait(40 * 60_000)
  player.open({ ...chapter, id: 'c2' }, 0, true)
  await read()

  expect(state()).toMatchObject({ isPlaying: true, timer: 'off', line: 1 })
})

it('falls asleep between two chapters too, where its time runs out while the next one comes', async () => {
  const { player, wait } = setUp()
  player.open(chapter, 0, true)
  player.setTimer(15)
  expect(player.isAwake()).toBe(true)
  wait(15 * 60_000)
  expect(player.isAwake()).toBe(false)
})

it('forgets its timer when the story is closed', async () => {
  const { player, read, wait, state } = setUp()
  player.open(chapter, 0, true)
  player.setTimer(15)
  player.close()
  wait(20 * 60_000)
  player.open(chapter, 0, true)
  await read()

  expect(state()).toMatchObject({ isPlaying: true, timer: 'off', line: 1 })
})

it('stops where the device cannot read, at the sentence that was not heard', async () => {
  const { player, fail, state } = setUp()
  player.open(chapter, 1, true)
  await fail()
  expect(state()).toMatchObject({ isPlaying: false, line: 1 })
})

it('is heard from its beginning once it is over, and another one is not over', async () => {
  const { player, spoken, read, state } = setUp()
  player.open(chapter, 2, true)
  await read()
  expect(state()?.isOver).toBe(true)
  player.play()
  expect(spoken.at(-1)).toBe('一二三四。')
  expect(state()).toMatchObject({ isOver: false, line: 0 })
  player.skip(2)
  await read()
  player.skip(-1)
  expect(state()).toMatchObject({ isOver: false, line: 2 })
  player.open(chapter)
  expect(state()).toMatchObject({ isOver: false, line: 0 })
})

it('is opened at its last sentence where it has become shorter, and no skip leaves it', () => {
  const { player, spoken, state } = setUp()
  player.open(chapter, 9, true)
  expect(state()?.line).toBe(2)
  player.skip(99)
  expect([state()?.line, spoken.at(-1)]).toEqual([2, '九十。'])
})

it('knows the second of a sentence and the sentence of a second', () => {
  expect([0, 1, 2].map((line) => secondAt(chapter, line))).toEqual([0, 23, 46])
  expect([0, 22, 23, 59, 999].map((second) => lineAt(chapter, second))).toEqual([0, 0, 1, 2, 2])
})
