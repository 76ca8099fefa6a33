import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import type { TestApp } from '../app.ts'
import { joinClass } from '../make.ts'
import type { Who } from './access-table.ts'
import { makeForArchives } from './bodies/archive-bodies.ts'
import { makeForClasses } from './bodies/class-bodies.ts'
import { makeForComments } from './bodies/comment-bodies.ts'
import { contentBodies } from './bodies/content-bodies.ts'
import type { BodiesOf, Ground } from './bodies/ground.ts'
import { makeForRealistic } from './bodies/realistic-bodies.ts'
import { reviewBodies } from './bodies/review-bodies.ts'
import { siteBodies } from './bodies/site-bodies.ts'
import { studentBodies } from './bodies/student-bodies.ts'
import { makeForTeams } from './bodies/team-bodies.ts'

export type AccessSchool = { tokens: Record<Who, string>; bodyOf: (call: Endpoint, who: Who) => object }

/** A class with an owner and co-teachers, a teacher of other classes, and a body for each call about it. */
export async function createAccessSchool(app: TestApp): Promise<AccessSchool> {
  const ground = await makeGround(app)
  const { classId, tokens } = ground
  // In this order: each finds the class as the ones before it left it.
  const made = [
    await makeForComments(ground),
    await makeForTeams(ground),
    await makeForClasses(ground),
    await makeForRealistic(ground),
    await makeForArchives(ground),
  ]
  const bodies: readonly BodiesOf[] = [
    ...made,
    siteBodies,
    (who) => studentBodies(ground, who),
    () => reviewBodies(ground),
    () => contentBodies,
  ]
  const isOfClass = ({ access }: Endpoint) => access === 'class' || access === 'owner'
  return {
    tokens,
    bodyOf: (call, who) => {
      const found = bodies.map((bodiesOf) => bodiesOf(who)[call.path]).find((body) => body !== undefined)
      return found ?? (isOfClass(call) ? { classId } : {})
    },
  }
}

async function makeGround(app: TestApp): Promise<Ground> {
  const owner = await app.newTeacher('王老师')
  const coTeacher = await app.newTeacher('李老师')
  const stranger = await app.newTeacher('赵老师')
  const tokens = {
    owner: owner.accessToken,
    coTeacher: coTeacher.accessToken,
    stranger: stranger.accessToken,
    signedOut: '',
  }
  const { classId, studentIds } = await app.newClass(
    tokens.owner,
    '王浩然 陈一诺 丁当 安然 李一 李二 李三 李四 李五 李六'.split(' '),
  )
  const other = await app.newClass(tokens.owner)
  await joinClass(app, classId, coTeacher.userId)
  return {
    app,
    owner,
    coTeacher,
    tokens,
    classId,
    otherClassId: other.classId,
    studentIds: studentIds.slice(0, 2),
    spareIds: studentIds.slice(2),
  }
}
