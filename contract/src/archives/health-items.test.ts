import { expect, it } from 'vitest'
import { formatMeasured, formatMeasuredInUnit } from './health-items.ts'

it('writes a measurement as teachers do: eyes and runs with their tenth, a shuttle in minutes', () => {
  expect([
    formatMeasured('visionLeft', 5),
    formatMeasured('run50', 12),
    formatMeasured('run50', 9.25),
    formatMeasured('height', 131),
    formatMeasured('shuttle50x8', 96),
  ]).toEqual(['5.0', '12.0', '9.25', '131', `1'36"`])
})

it('names the unit where no heading does, and none for eyes and minutes', () => {
  expect([
    formatMeasuredInUnit('visionRight', 5),
    formatMeasuredInUnit('run50', 12),
    formatMeasuredInUnit('sitReach', -3.2),
    formatMeasuredInUnit('shuttle50x8', 110.5),
  ]).toEqual(['5.0', '12.0 秒', '-3.2 厘米', `1'50.5"`])
})
