// @vitest-environment happy-dom
import { updateTeacher } from '@pinge/contract/class-teachers.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { rewardList, sortRewards } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { endpointQuery } from '../endpoint-query.ts'
import { Refusal } from '../failure/refusal.ts'
import { loadStaleTable, markStaleAfter } from './mark-stale-after.ts'
import { isWriting, sendWrite, type Optimistic } from './send-write.ts'

const request = { classId: 'c1', rewardIds: ['r2', 'r1'], requestId: '00000000-0000-7000-8000-000000000001' }
const list = endpointQuery(rewardList, { classId: 'c1' }).queryKey
const others = endpointQuery(rewardList, { classId: 'c2' }).queryKey
const pupils = endpointQuery(studentList, { filter: true, classId: 'c1' }).queryKey

const ice = reward('r1', '冰淇淋')
const book = reward('r2', '图书')

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(list, [ice, book])
  client.setQueryData(others, [ice])
})

function reward(id: string, name: string) {
  return { id, name, icon: 'gift', cost: 5, stock: null, isOn: true, isCustom: true, canRemove: true }
}

const sorted: Optimistic<typeof sortRewards> = {
  key: 'rewards/c1',
  draw: ({ classId }, change) => change(rewardList, { classId }, (rewards) => rewards.toReversed()),
}

function names(): (string | undefined)[] | undefined {
  return client.getQueryData(list)?.map(({ name }) => name)
}

describe('a write that is drawn before the server answers', () => {
  it('is on the screen at once', async () => {
    let answer = (_: null): void => undefined
    const sent = sendWrite(client, sortRewards, request, {
      optimistic: sorted,
      send: async () => new Promise<null>((resolve) => (answer = resolve)),
    })

    expect(names()).toEqual(['图书', '冰淇淋'])
    expect(isWriting(client, 'rewards/c1')).toBe(true)
    await Promise.resolve()
    answer(null)
    await sent
    expect(isWriting(client, 'rewards/c1')).toBe(false)
  })

  it('is drawn back when the server refuses it', async () => {
    const refused = new Refusal(403, '只有班级创建者可以这样做')
    const sent = sendWrite(client, sortRewards, request, {
      optimistic: { ...sorted, drawBack: sorted.draw },
      send: async () => Promise.reject(refused),
    })

    await expect(sent).rejects.toBe(refused)
    expect(names()).toEqual(['冰淇淋', '图书'])
  })

  it('stays on the screen when what was asked before it is answered after it', async () => {
    let answerOlder = (_: unknown): void => undefined
    const older = client.fetchQuery({
      queryKey: list,
      queryFn: async () => new Promise((resolve) => (answerOlder = resolve)),
    })
    const sent = sendWrite(client, sortRewards, request, { optimistic: sorted, send: async () => null })
    answerOlder([ice, book])
    await Promise.allSettled([older, sent])

    expect(names()).toEqual(['图书', '冰淇淋'])
  })

  it('draws nothing where nothing was read', async () => {
    client.removeQueries({ queryKey: list })

    await sendWrite(client, sortRewards, request, { optimistic: sorted, send: async () => null })

    expect(client.getQueryData(list)).toBeUndefined()
  })

  it('leaves what is drawn to the last of several writes', async () => {
    const answered: string[] = []
    const send = (name: string) =>
      sendWrite(client, sortRewards, request, {
        optimistic: { ...sorted, isInTurn: true, drawAnswer: () => answered.push(name) },
        send: async () => null,
      })

    await Promise.all([send('first'), send('second')])

    expect(answered).toEqual(['second'])
  })
})

it('draws what the answer tells without reading it again', async () => {
  await sendWrite(client, sortRewards, request, {
    send: async () => null,
    drawAnswer: (_, asked, draw) => sorted.draw(asked, draw),
  })

  expect(names()).toEqual(['图书', '冰淇淋'])
})

describe('what a write outdates', () => {
  it('is read again in its class and in no other', async () => {
    const { reread } = await sendWrite(client, sortRewards, request, { send: async () => null })
    await reread

    expect(client.getQueryState(list)?.isInvalidated).toBe(true)
    expect(client.getQueryState(others)?.isInvalidated).toBe(false)
  })

  it('is outdated after a refusal as well, because somebody else may have been quicker', async () => {
    client.setQueryData(pupils, { stuInfoList: [], classImage: '9000', version: 1 })
    const comment = { classId: 'c1', itemId: 'i1', studentIds: ['mei'], requestId: request.requestId }

    await sendWrite(client, giveComment, comment, {
      send: async () => Promise.reject(new Refusal(404, '学生不在该班级')),
    }).catch(() => undefined)
    await Promise.resolve()

    expect(client.getQueryState(pupils)?.isInvalidated).toBe(true)
    expect(client.getQueryState(list)?.isInvalidated).toBe(false)
  })

  it('is nothing that the write has not touched', async () => {
    const rights = { classId: 'c1', userId: 'li', isCanSendClassNotice: true, requestId: request.requestId }
    const { reread } = await sendWrite(client, updateTeacher, rights, { send: async () => null })
    await reread

    expect(client.getQueryState(list)?.isInvalidated).toBe(false)
  })

  it('is read again with the last answer where something else is drawn over it meanwhile', async () => {
    let answer = (_: null): void => undefined
    const sent = sendWrite(client, sortRewards, request, {
      optimistic: sorted,
      send: async () => new Promise<null>((resolve) => (answer = resolve)),
    })
    client.setQueryData(pupils, { stuInfoList: [], classImage: '9000', version: 1 })

    await markStaleAfter(client, 'rewards-changed', { classId: 'c1' })
    expect(client.getQueryState(list)?.isInvalidated).toBe(false)
    expect(client.getQueryState(pupils)?.isInvalidated).toBe(true)

    answer(null)
    await (
      await sent
    ).reread
    expect(client.getQueryState(list)?.isInvalidated).toBe(true)
  })

  it('is not forgotten where a comment that outdates less is answered last', async () => {
    const { requestId } = request
    const optimistic = { key: 'comment/c1', draw: () => {} }
    const answer = { batchId: 'b1', version: 2, students: [] }
    let answerComment = (_: typeof answer): void => undefined
    const comment = sendWrite(
      client,
      giveComment,
      { classId: 'c1', itemId: 'i1', studentIds: ['mei'], requestId },
      { optimistic, send: async () => new Promise((resolve) => (answerComment = resolve)) },
    )
    const undo = { classId: 'c1', batchId: 'b0', requestId }

    const undone = await sendWrite(client, undoComment, undo, { optimistic, send: async () => answer })
    await undone.reread
    expect(client.getQueryState(list)?.isInvalidated).toBe(false)
    answerComment(answer)
    await (
      await comment
    ).reread

    expect(client.getQueryState(list)?.isInvalidated).toBe(true)
  })

  it('is read once more where its first reading was answered before the write, however often it is told', async () => {
    const [before, after] = [[ice], [ice, book]]
    const answers: ((rewards: typeof after) => void)[] = []
    client.removeQueries({ queryKey: list })
    const seen = new QueryObserver(client, {
      queryKey: list,
      queryFn: async () => new Promise<typeof after>((resolve) => answers.push(resolve)),
    })
    const stop = seen.subscribe(() => {})
    const { reread } = await sendWrite(client, sortRewards, request, { send: async () => null })
    const told = markStaleAfter(client, 'rewards-changed', { classId: 'c1' })
    await loadStaleTable()
    expect(answers).toHaveLength(1)

    answers[0]?.(before)
    await expect.poll(() => answers).toHaveLength(2)
    answers[1]?.(after)
    await Promise.all([reread, told])
    expect(names()).toEqual(['冰淇淋', '图书'])
    expect(answers).toHaveLength(2)
    stop()
  })
})
