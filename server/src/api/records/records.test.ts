import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { commentFeed, commentRecords, commentSummary, exportRecords } from '@pinge/contract/records.ts'
import { removeStudents, updateStudent } from '@pinge/contract/students.ts'
import { addTeams, commentTeams } from '@pinge/contract/teams.ts'
import readWorkbook from 'read-excel-file/universal'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signedHeaders, type TestApp } from '../../../test/app.ts'
import { kindness, newCoTeacher, praise, reminder, startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
})
afterEach(() => app.close())

async function give(itemId: string, studentIds: string[], more: { remark?: string; by?: string } = {}) {
  const { by = token, ...rest } = more
  const given = await app.call(giveComment, { classId, itemId, studentIds, ...rest }, by)
  app.time.now += 1000
  return given.data.batchId
}
async function undo(batchId: string) {
  await app.call(undoComment, { classId, batchId }, token)
  app.time.now += 1000
}
type Narrowed = Omit<RequestOf<typeof commentRecords>, 'classId'>
const records = async (filter: Narrowed = {}, by = token) =>
  (await app.call(commentRecords, { classId, ...filter }, by)).data

describe('the records', () => {
  it('of a pupil are listed from the newest on, page by page', async () => {
    for (let n = 0; n < 5; n += 1) await give(n === 2 ? reminder : praise, n % 2 ? [mei] : [mei, tao])
    const page = (cursor?: string) => records({ studentId: mei, limit: 2, cursor })
    const first = await page()
    const second = await page(first.nextCursor ?? '')
    const third = await page(second.nextCursor ?? '')

    const all = [first, second, third].flatMap(({ items }) => items)
    expect(all.map(({ kind }) => kind)).toEqual(['praise', 'praise', 'reminder', 'praise', 'praise'])
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    )
    expect(all.every((row) => row.studentId === mei && row.canUndo && row.teacherName === '王老师')).toBe(
      true,
    )
    expect(third.nextCursor).toBeNull()
  })

  it('say what was undone', async () => {
    await undo(await give(praise, [mei]))

    expect((await records()).items).toMatchObject([
      { kind: 'undo', score: -2, isUndone: false, canUndo: false },
      { kind: 'praise', score: 2, isUndone: true, canUndo: false },
    ])
  })

  it('of one comment stand together and are passed once, also where two share a moment and a page ends in one', async () => {
    const { studentIds } = await app.newClass(token, ['甲', '乙', '丙', '丁'])
    const moved = studentIds.map(async (id) =>
      app.database.write((trx) =>
        trx.updateTable('students').set({ classId }).where('id', '=', id).execute(),
      ),
    )
    await Promise.all(moved)
    const now = app.time.now
    for (let n = 0; n < 3; n += 1) {
      await give(praise, studentIds)
      app.time.now = now
    }

    const passed = []
    let cursor: string | undefined
    do {
      const page = await records({ limit: 5, cursor })
      passed.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    const batches = passed.map(({ batchId }) => batchId)
    expect(new Set(passed.map(({ id }) => id)).size).toBe(12)
    expect(batches).toHaveLength(12)
    expect(batches.filter((batchId, n) => batchId !== batches[n - 1])).toHaveLength(3)
  })

  it('can be narrowed to a quality, to reminders, to a teacher, to a time', async () => {
    const colleague = await newCoTeacher(app, classId)
    await give(praise, [mei])
    const noon = app.time.now
    await give(reminder, [tao])
    await give(kindness, [mei], { by: colleague.accessToken })

    const names = async (filter: Narrowed) => (await records(filter)).items.map(({ itemName }) => itemName)
    expect(await names({ type: 1 })).toEqual(['作业未交', '作业优秀'])
    expect(await names({ kinds: ['reminder'] })).toEqual(['作业未交'])
    expect(await names({ kinds: ['praise', 'reminder'], studentId: mei })).toEqual(['乐于助人', '作业优秀'])
    expect(await names({ teacherId: colleague.userId })).toEqual(['乐于助人'])
    expect(await names({ from: noon })).toEqual(['乐于助人', '作业未交'])
    expect(await names({ to: noon - 1 })).toEqual(['作业优秀'])
    expect(await names({ type: 5 })).toEqual([])
    expect(await names({ teamId: 'no-team' })).toEqual([])
  })

  it('refuse a place to read on from that belongs to another list', async () => {
    await give(praise, [mei])
    await give(praise, [mei])
    const feed = await app.call(commentFeed, { classId, limit: 1 }, token)

    const answer = await app.call(commentRecords, { classId, cursor: feed.data.nextCursor ?? '' }, token)
    expect(answer).toMatchObject({ code: 400, msg: '翻页位置不对，请从第一页重新查看' })
  })
})

describe('the summary', () => {
  const summary = async (filter: Narrowed = {}) =>
    (await app.call(commentSummary, { classId, ...filter }, token)).data
  const nothing = { praiseScore: 0, praiseCount: 0, reminderScore: 0, reminderCount: 0 }

  it('adds up what each pupil was given, and each quality, without what was undone', async () => {
    await give(praise, [mei, tao])
    await give(kindness, [mei])
    await give(reminder, [mei])
    await undo(await give(praise, [tao]))

    const { students, qualities } = await summary()
    expect(students).toMatchObject([
      { id: tao, username: '陈一诺', ...nothing, praiseScore: 2, praiseCount: 1 },
      { id: mei, praiseScore: 4, praiseCount: 2, reminderScore: -2, reminderCount: 1 },
    ])
    expect(qualities.slice(0, 3)).toEqual([
      { type: 1, praiseScore: 4, praiseCount: 2, reminderScore: -2, reminderCount: 1 },
      { type: 2, ...nothing, praiseScore: 2, praiseCount: 1 },
      { type: 3, ...nothing },
    ])
  })

  it('counts of one teacher what that teacher gave, without what was undone', async () => {
    const colleague = await newCoTeacher(app, classId)
    await give(praise, [mei])
    await give(kindness, [mei], { by: colleague.accessToken })
    await undo(await give(reminder, [mei, tao], { by: colleague.accessToken }))
    await undo(await give(praise, [mei, tao]))

    const { students } = await summary({ teacherId: colleague.userId })
    expect(students).toMatchObject([
      { id: tao, ...nothing },
      { id: mei, ...nothing, praiseScore: 2, praiseCount: 1 },
    ])
  })

  it('tells of a team what it was given itself, and names it wherever it got something', async () => {
    const teams = [{ teamName: '向日葵组', studentIds: [mei] }, { teamName: '小火箭组' }]
    const made = (await app.call(addTeams, { classId, categoryName: '早读', teams }, token)).data
    const [sunflower = ''] = made.teamIds
    const { categoryId } = made
    await app.call(commentTeams, { classId, categoryId, teamIds: [sunflower], itemId: praise }, token)
    app.time.now += 1000
    await give(kindness, [mei])

    const { teams: figures, students } = await summary()
    expect(figures).toEqual([
      { id: sunflower, teamName: '向日葵组', ...nothing, praiseScore: 2, praiseCount: 1 },
    ])
    expect(students.find(({ id }) => id === mei)).toMatchObject({ praiseScore: 4, praiseCount: 2 })
    const { items } = await records({ teamId: sunflower })
    expect(items).toMatchObject([{ studentId: null, teamName: '向日葵组', itemName: '作业优秀' }])
    const feed = (await app.call(commentFeed, { classId }, token)).data.items
    expect(feed.map(({ studentNames, teamNames }) => [studentNames, teamNames])).toEqual([
      [['王浩然'], []],
      [['王浩然'], ['向日葵组']],
    ])
  })

  it('names those without a letter after the others, as a class list does', async () => {
    classId = (await app.newClass(token, ['★小明', '周诗语', '安然'])).classId

    const { students } = await summary()
    expect(students.map(({ username }) => username)).toEqual(['安然', '周诗语', '★小明'])
  })

  it('names every pupil also where nothing is meant, and only the one that was asked for', async () => {
    await give(praise, [mei])

    expect((await summary({ kinds: ['exchange'] })).students).toMatchObject([nothing, nothing])
    expect((await summary({ studentId: mei })).students).toMatchObject([{ id: mei, praiseScore: 2 }])
    expect((await summary({ studentId: 'no-student' })).students).toEqual([])
    expect((await summary({ kinds: ['reminder'] })).students).toMatchObject([nothing, nothing])
  })
})

describe('the export', () => {
  async function download(filter: Narrowed = {}) {
    const payload = JSON.stringify({ classId, ...filter })
    const response = await app.server.inject({
      method: 'POST',
      url: exportRecords.path,
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(exportRecords.path, payload, app.time.now, { token }),
      },
      payload,
    })
    const sheets = await readWorkbook(new Blob([new Uint8Array(response.rawPayload)]))
    const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data ?? []
    return {
      headers: response.headers,
      sheets: sheets.map(({ sheet }) => sheet),
      rows: rowsOf('明细'),
      summary: rowsOf('汇总'),
    }
  }

  it('is a workbook with real types, the newest first', async () => {
    await app.call(updateStudent, { id: mei, stuNo: '07' }, token)
    await give(praise, [mei])
    await give(reminder, [tao], { remark: '<明天> & 补交' })
    await undo(await give(kindness, [mei]))

    const { headers, sheets, rows } = await download({ kinds: ['praise', 'reminder'] })
    expect(headers['content-type']).toBe(exportRecords.file?.type)
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('三年级(2)班点评记录.xlsx')}`,
    )
    expect(sheets).toEqual(['汇总', '明细'])
    // What a spreadsheet shows is the clock of the school: half past eight.
    expect(rows).toEqual([
      ['时间', '学号', '学生/小组', '类型', '类别', '点评项', '分值', '点评人', '备注', '状态'],
      [
        new Date('2026-11-23T08:30:02Z'),
        '07',
        '王浩然',
        '品德习惯',
        '表扬',
        '乐于助人',
        2,
        '王老师',
        null,
        '已撤销',
      ],
      [
        new Date('2026-11-23T08:30:01Z'),
        null,
        '陈一诺',
        '学业成就',
        '待改进',
        '作业未交',
        -2,
        '王老师',
        '<明天> & 补交',
        null,
      ],
      [
        new Date('2026-11-23T08:30:00Z'),
        '07',
        '王浩然',
        '学业成就',
        '表扬',
        '作业优秀',
        2,
        '王老师',
        null,
        null,
      ],
    ])
  })

  it('sums up each pupil by number, with the five qualities and without what was undone', async () => {
    await app.call(updateStudent, { id: mei, stuNo: '10' }, token)
    await app.call(updateStudent, { id: tao, stuNo: '2' }, token)
    const from = app.time.now
    await give(praise, [mei, tao])
    await give(kindness, [mei])
    await give(reminder, [tao])
    await undo(await give(kindness, [tao]))

    const { summary, headers } = await download({ from, to: from + 3_600_000 })
    expect(summary[0]?.[0]).toBe('三年级(2)班点评汇总 2026-11-23')
    expect(summary[1]?.join(' ')).toBe(
      '学号 姓名 学业成就 品德习惯 身心健康 劳动实践 审美品位 表扬（次） 待改进（分） 待改进（次） 合计 最近点评',
    )
    expect(summary.slice(2)).toEqual([
      ['2', '陈一诺', 2, 0, 0, 0, 0, 1, -2, 1, 0, expect.any(Date)],
      ['10', '王浩然', 2, 2, 0, 0, 0, 2, 0, 0, 4, expect.any(Date)],
    ])
    expect(headers['content-disposition']).toContain(encodeURIComponent('点评记录 2026-11-23.xlsx'))
  })

  it('sums up a pupil who left as well, so that the rows of the pupils add up to the log', async () => {
    await app.call(updateStudent, { id: tao, stuNo: '2' }, token)
    await give(praise, [mei, tao])
    await give(reminder, [tao])
    await app.call(removeStudents, { classId, ids: [tao] }, token)

    const { summary, rows } = await download()
    expect(summary.slice(2).map((row) => [row[0], row[1], row[10]])).toEqual([
      ['2', '陈一诺（转出）', 0],
      [null, '王浩然', 2],
    ])
    const ofLog = rows.slice(1).reduce((sum, row) => sum + Number(row[6]), 0)
    expect(summary.slice(2).reduce((sum, row) => sum + Number(row[10]), 0)).toBe(ofLog)

    // For days in which they were given nothing they have no row.
    expect((await download({ from: app.time.now })).summary.slice(2)).toHaveLength(1)
  })

  it('keeps text that a spreadsheet would compute as text', async () => {
    for (const remark of ['=1+1', '+86', '-5', '@here', '007']) await give(praise, [mei], { remark })

    const { rows } = await download()
    expect(rows.slice(1).map((row) => row[8])).toEqual(['007', '@here', '-5', '+86', '=1+1'])
  })

  it('has every row of a long ledger once, and only its heading before anything is given', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `学生${n}`)
    const many = await app.newClass(token, names)
    classId = many.classId
    expect((await download()).rows).toHaveLength(1)
    for (let n = 0; n < 30; n += 1) await give(praise, many.studentIds, { remark: String(n) })

    const { rows } = await download()
    expect(rows).toHaveLength(1 + 30 * 40)
    expect(new Set(rows.map((row) => JSON.stringify([row[2], row[8]]))).size).toBe(1 + 30 * 40)
  })
})
