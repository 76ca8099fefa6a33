import { it } from 'vitest'
import { testEngine } from '../database.ts'
import { killUnderWriters } from './kill-while-writing.ts'

const CYCLES = 5
const WRITERS = 16

it(`loses nothing and doubles nothing when it is killed ${CYCLES} times under ${WRITERS} writers (${testEngine})`, async () => {
  await killUnderWriters(CYCLES, WRITERS)
}, 180_000)
