import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { narrowWindow } from '../../../../test/browser.ts'
import { GrowthChart } from './GrowthChart.tsx'

const points = Array.from({ length: 9 }, (_, day) => ({
  date: `2026-11-0${day + 1}`,
  level: 3,
  secondsEach: 2,
}))
const draw = () => {
  render(<GrowthChart points={points} name="图片记忆的成长曲线" />)
  const chart = screen.getByRole('img', { name: '图片记忆的成长曲线' })
  const dates = [...chart.querySelectorAll('text')].filter(({ textContent }) => /月/u.test(textContent))
  return { width: Number(chart.getAttribute('viewBox')?.split(' ')[2]), dates: dates.length }
}

it('is drawn for a wide screen with a date below every other day', () => {
  expect(draw()).toEqual({ width: 800, dates: 5 })
})

it('is drawn for a phone with words of their own size, and with as many dates as stand beside each other', () => {
  narrowWindow()
  expect(draw()).toEqual({ width: 320, dates: 3 })
})

it('stands each round at its day, so that a week without one is as long as a week with', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-30']
  render(
    <GrowthChart
      points={days.map((date) => ({ date, level: 3, secondsEach: 2 }))}
      name="图片记忆的成长曲线"
    />,
  )
  const chart = screen.getByRole('img', { name: '图片记忆的成长曲线' })
  const [first = 0, second = 0, third = 0] = [...chart.querySelectorAll('circle')].map((dot) =>
    Number(dot.getAttribute('cx')),
  )
  expect((third - second) / (second - first)).toBeCloseTo(28)
  expect(chart.textContent).toContain('11月5日11月9日')
})
