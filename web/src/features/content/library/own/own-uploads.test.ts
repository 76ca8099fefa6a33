import * as errors from '@pinge/contract/protocol/errors/content.ts'
import { expect, it } from 'vitest'
import { checkOwnFile, createOwnUploads, nameToKeep, type OwnUpload } from './own-uploads.ts'

const room = { maxFileBytes: 100, freeBytes: 150 }
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)

function setUp() {
  const state = {
    seen: [] as readonly OwnUpload[],
    finished: [] as number[],
    sent: [] as string[],
    from: [] as number[],
    removed: [] as string[],
    cut: '',
    checked: Promise.resolve(),
  }
  const kept: string[] = []
  const uploads = createOwnUploads({
    newId: () => String((nextId += 1)),
    isCut: () => true,
    send: async ({ name }, _, { begun, onBegun }) => {
      state.sent.push(name)
      state.from.push(begun?.bytes ?? 0)
      if (state.cut === 'half') {
        onBegun({ key: `key of ${name}`, bytes: 5 })
        throw new Error('away')
      }
      if (state.cut === 'send') throw new Error('away')
      return `key of ${name}`
    },
    keep: async ({ key }) => {
      if (state.cut === 'keep') throw new Error('away')
      await state.checked
      kept.push(key)
      return `file of ${key}`
    },
    remove: async (fileId) => void state.removed.push(fileId),
    formatFailure: () => '网络不通',
    onChange: (seen) => {
      state.seen = seen
    },
    onFinished: (count) => state.finished.push(count),
  })
  let nextId = 0
  return { state, kept, uploads }
}

it('files that were chosen together go one after another, and it is told once that all are there', async () => {
  const { state, kept, uploads } = setUp()
  uploads.add([file('a.pdf'), file('b.pptx')], null, room)
  expect(state.seen.map(({ phase }) => phase)).toEqual(['sending', 'waiting'])
  await expect.poll(() => state.finished).toEqual([2])
  expect(kept).toEqual(['key of a.pdf', 'key of b.pptx'])
  expect(state.seen).toEqual([])
})

it('a file of another type, an empty, a large one and one too many say why and are not sent', () => {
  const problems = [file('a.exe'), file('a'), file('a.pdf', 0), file('a.pdf', 101)].map((one) =>
    checkOwnFile(one, room),
  )
  expect(problems).toEqual([
    errors.ownFileTypeNotAccepted.message,
    errors.ownFileTypeNotAccepted.message,
    '这个文件是空的，请换一个',
    errors.ownFileTooLarge.message,
  ])
  const { state, uploads } = setUp()
  uploads.add([file('1.PDF', 80), file('2.pdf', 80)], null, room)
  expect(state.seen.map(({ problem }) => problem)).toEqual(['', errors.ownQuotaFull.message])
})

it('a file that is just as large as it may be, and one that just fills the room, are taken', () => {
  expect(checkOwnFile(file('a.pdf', 100), room)).toBe('')
  expect(checkOwnFile(file('a.pdf', 80), { ...room, freeBytes: 80 })).toBe('')
})

it('a name that is too long loses its end before the ending, and no letter in half', () => {
  expect(nameToKeep(`${'课'.repeat(116)}.pdf`)).toBe(`${'课'.repeat(116)}.pdf`)
  expect(nameToKeep(`${'课'.repeat(117)}.pptx`)).toBe(`${'课'.repeat(115)}.pptx`)
  expect(nameToKeep(`${'课'.repeat(114)}🌱课.pptx`)).toBe(`${'课'.repeat(114)}.pptx`)
})

it('files that are chosen while others are on their way wait for them, and have the room that those leave', async () => {
  const { state, kept, uploads } = setUp()
  uploads.add([file('1.pdf', 80)], null, room)
  uploads.add([file('2.pdf', 80), file('3.pdf', 60)], null, room)
  expect(state.seen.map(({ phase }) => phase)).toEqual(['sending', 'failed', 'waiting'])
  expect(state.seen[1]?.problem).toBe(errors.ownQuotaFull.message)
  expect(state.sent).toEqual(['1.pdf'])
  await expect.poll(() => kept).toEqual(['key of 1.pdf', 'key of 3.pdf'])
})

it('what failed is not told to be there, and takes no room from the files that are chosen after it', async () => {
  const { state, uploads } = setUp()
  state.cut = 'send'
  uploads.add([file('1.pdf', 90)], null, room)
  await expect.poll(() => state.seen).toMatchObject([{ phase: 'failed' }])
  expect(state.finished).toEqual([])
  uploads.add([file('2.pdf', 90)], null, room)
  expect(state.seen[1]?.problem).toBe('')
})

it('how many files are there is told of each choice by itself, without those that were taken back', async () => {
  const { state, uploads } = setUp()
  uploads.add([file('a.pdf'), file('b.pdf')], null, room)
  await expect.poll(() => state.finished).toEqual([2])
  uploads.add([file('c.pdf')], null, room)
  uploads.remove('3')
  uploads.add([file('d.pdf')], null, room)
  await expect.poll(() => state.finished).toEqual([2, 1])
})

it('an upload that is cut off waits for another try, which sends no bytes twice that arrived', async () => {
  const { state, kept, uploads } = setUp()
  state.cut = 'send'
  uploads.add([file('a.pdf')], 'folder', room)
  await expect.poll(() => state.seen).toMatchObject([{ phase: 'failed', problem: '网络不通', begun: null }])
  state.cut = 'keep'
  uploads.retry('1')
  expect(state.seen).toMatchObject([{ phase: 'sending', share: 0 }])
  await expect
    .poll(() => state.seen)
    .toMatchObject([{ phase: 'failed', begun: { key: 'key of a.pdf', bytes: 10 }, share: 1 }])
  state.cut = ''
  uploads.retry('1')
  await expect.poll(() => kept).toEqual(['key of a.pdf'])
  expect(state.sent).toEqual(['a.pdf', 'a.pdf'])
})

it('files that a line cuts off go on where they were when it is there again, and only those', async () => {
  const { state, kept, uploads } = setUp()
  state.cut = 'half'
  uploads.add([file('a.pdf'), file('b.pdf'), file('c.exe')], null, room)
  await expect.poll(() => state.seen.map(({ phase }) => phase)).toEqual(['failed', 'failed', 'failed'])
  state.cut = ''
  uploads.resume()
  expect(state.seen.map(({ share }) => share)).toEqual([0.5, 0.5, 0])
  await expect.poll(() => kept).toEqual(['key of a.pdf', 'key of b.pdf'])
  expect(state.from).toEqual([0, 0, 5, 5])
  expect(state.seen.map(({ file: { name } }) => name)).toEqual(['c.exe'])
})

it('an upload that is taken back ends, and the next one begins', async () => {
  const { state, kept, uploads } = setUp()
  uploads.add([file('a.pdf'), file('b.pdf')], null, room)
  uploads.remove('1')
  await expect.poll(() => kept).toEqual(['key of b.pdf'])
  expect(state.finished).toEqual([1])
})

it('an upload that is taken back while it is kept is removed again, and none whose teacher leaves', async () => {
  const { state, kept, uploads } = setUp()
  for (const end of [() => uploads.remove('1'), () => uploads.clear()]) {
    let check = () => {}
    state.checked = new Promise((resolve) => (check = resolve))
    uploads.add([file('a.pdf')], null, room)
    await expect.poll(() => state.seen).toMatchObject([{ share: 1 }])
    end()
    check()
    await state.checked
  }

  await expect.poll(() => kept).toHaveLength(2)
  expect(state.removed).toEqual(['file of key of a.pdf'])
  expect(state.finished).toEqual([])
})
