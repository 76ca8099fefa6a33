import { markTypical, removeRealistic, reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import type { BodiesOf, Ground } from './ground.ts'

/** 写实. */
export async function makeForRealistic({ app, tokens, classId, studentIds }: Ground): Promise<BodiesOf> {
  const did = { date: '2026-11-20', type: 4, kind: 'practice', title: '浇水' } as const
  const realistic = { classId, studentIds: studentIds.slice(0, 1), ...did }
  const batchOf = async (token: string) => (await app.call(saveRealistic, realistic, token)).data.batchId
  const id = await batchOf(tokens.owner)
  // A co-teacher removes what they wrote themselves.
  const going = { owner: await batchOf(tokens.owner), coTeacher: await batchOf(tokens.coTeacher) }
  return (who) => ({
    [saveRealistic.path]: realistic,
    [reviewRealistic.path]: { classId, id, state: 'adopted' },
    [markTypical.path]: { classId, id, isTypical: true },
    [removeRealistic.path]: { classId, id: going[who === 'coTeacher' ? who : 'owner'] },
  })
}
