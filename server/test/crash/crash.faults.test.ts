import { it } from 'vitest'
import { testEngine } from '../database.ts'
import { killUnderWriters } from './kill-while-writing.ts'

const CYCLES = process.env.FAULTS === 'long' ? 300 : 30
const WRITERS = 32

it(
  `loses nothing and doubles nothing when it is killed ${CYCLES} times under ${WRITERS} writers (${testEngine})`,
  async () => {
    await killUnderWriters(CYCLES, WRITERS)
  },
  CYCLES * 30_000,
)
