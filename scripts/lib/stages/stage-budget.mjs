import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'

/** A run beside others is slower in some of its stages: what grows by less is not told. */
const ALLOWED_GROWTH = 1.25
/** Fewer do not tell how fast a machine is. */
const MIN_STAGES = 5

const file = join(root, 'scripts', 'stage-budget.json')

/**
 * What is said, loudly, about the stages that take a greater part of a run than scripts/stage-budget.json gives them.
 * Machines differ by half, and one machine from hour to hour: so a stage is held against what the other stages of the
 * same run took. It never fails a run: who makes a stage longer on purpose writes the new figure down.
 * @param {ReadonlyMap<string, number>} cpuSeconds By stage, as run-stage.mjs measures them: without what a browser does in processes that it ends itself.
 * @param {Readonly<Record<string, number>>} [budget]
 * @returns {string[]}
 */
export function budgetNotes(cpuSeconds, budget = readBudget()) {
  const measured = [...cpuSeconds].flatMap(([name, seconds]) => {
    const given = budget[name]
    return given === undefined ? [] : [{ name, seconds, given, ratio: seconds / given }]
  })
  if (measured.length < MIN_STAGES) return []
  const slowness = median(measured.map(({ ratio }) => ratio))
  return measured
    .filter(({ ratio }) => ratio > slowness * ALLOWED_GROWTH)
    .map(({ name, seconds, given, ratio }) => {
      const growth = Math.round((ratio / slowness - 1) * 100)
      return `THE STAGE ${name} HAS GROWN: ${seconds.toFixed(0)} s of processor, ${growth} % more than its ${given} in scripts/stage-budget.json, on a machine where others take ${slowness.toFixed(2)} of theirs`
    })
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function readBudget() {
  return /** @type {Record<string, number>} */ (JSON.parse(readFileSync(file, 'utf8')))
}
