import { addExample } from '@pinge/contract/example.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { yearlyReport } from './yearly-report.ts'

let world: TestClass
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
})
afterEach(() => world.close())

it('counts in the yearly audit the children of the school, and none of an example class', async () => {
  const { app, token, classId } = world
  const tel = '13900000001'
  const students = [{ username: '王芳', guardians: [{ name: '王强', tel }] }]
  await app.call(addStudents, { classId, students }, token)
  await app.call(addExample, {}, token)

  const page = await yearlyReport(app.database.read, '品格班级', 2026, app.time.now)

  const told = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(told).toContain(
    '学生（包括转出的） 3 名 家长信息 1 条 期末评语 0 份 班级 1 个，其中归档 0 个 老师 3 名',
  )
  expect(told).toContain('班级创建者（人次） 1 协作老师（人次） 1')
})
