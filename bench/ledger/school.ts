import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What a load needs to know of the made-up school: who may ask for which class, and for whom. */
const School = z.object({
  comments: z.number(),
  password: z.string(),
  classes: z.array(
    z.object({
      classId: z.string(),
      tel: z.string(),
      token: z.string(),
      studentIds: z.array(z.string()),
      /** How long it has been commented in: four weeks, or a whole term. */
      weeks: z.number(),
    }),
  ),
})
export type School = z.infer<typeof School>
export type SchoolClass = School['classes'][number]

const FILE = 'school.json'

export function readSchool(folder: string): School {
  return z.parse(School, JSON.parse(readFileSync(join(folder, FILE), 'utf8')))
}

export function writeSchool(folder: string, school: School): void {
  writeFileSync(join(folder, FILE), JSON.stringify(school))
}
