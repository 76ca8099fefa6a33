import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'

/** Machines differ, and a run beside others is slower: what grows by less is not told. */
const ALLOWED_GROWTH = 1.25

const file = join(root, 'scripts', 'stage-budget.json')

/**
 * What is said, loudly, about a stage that takes more processor time than scripts/stage-budget.json gives it. It never
 * fails a run: who makes a stage longer on purpose writes the new figure down.
 * @param {string} name
 * @param {number | undefined} cpuSeconds
 * @param {Record<string, number>} [budget]
 * @returns {string | undefined}
 */
export function budgetNote(name, cpuSeconds, budget = readBudget()) {
  const given = budget[name]
  if (given === undefined || cpuSeconds === undefined || cpuSeconds <= given * ALLOWED_GROWTH)
    return undefined
  const growth = Math.round((cpuSeconds / given - 1) * 100)
  return `THIS STAGE HAS GROWN. ${name} took ${cpuSeconds.toFixed(0)} s of processor, ${growth} % more than its ${given} in scripts/stage-budget.json`
}

function readBudget() {
  return /** @type {Record<string, number>} */ (JSON.parse(readFileSync(file, 'utf8')))
}
