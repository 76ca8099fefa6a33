import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createUser, type User } from '../../../../test/user.ts'
import { QualityTabs } from './QualityTabs.tsx'

type Shown = 1 | 2 | 3 | 4 | 5 | 'free'
let user: User
/** What a dialog around the tabs hears. */
let heard: string[]

function Items() {
  const [value, setValue] = useState<Shown>(1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => heard.push(key)}>
      <QualityTabs<'free'>
        value={value}
        panelId="items"
        onChange={setValue}
        renderShape={() => null}
        other={{ value: 'free', label: '自定义', colour: '' }}
        className=""
        tabClassName=""
      />
      <div id="items" role="tabpanel" aria-label="点评项">
        {value}
      </div>
    </div>
  )
}

beforeEach(() => {
  user = createUser()
  heard = []
  render(<Items />)
})

const tab = (name: string) => screen.getByRole('tab', { name })
const openTab = () => screen.getByRole('tab', { selected: true }).textContent

describe('the qualities as tabs', () => {
  it('stand in their order with the teacher’s own words last, and open by a tap', async () => {
    const words = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(words).toEqual(['学业', '习惯', '健康', '实践', '审美', '自定义'])
    await user.click(tab('实践'))

    expect(openTab()).toBe('实践')
    expect(screen.getByRole('tabpanel').textContent).toBe('4')
  })

  it('are one stop of the Tab key', async () => {
    await user.tab()
    expect(document.activeElement).toBe(tab('学业'))
    await user.tab()

    expect(screen.getAllByRole('tab')).not.toContain(document.activeElement)
  })

  it('are walked through by the arrows, round and round, and the focus goes along', async () => {
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(openTab()).toBe('习惯')
    expect(document.activeElement).toBe(tab('习惯'))

    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(openTab()).toBe('自定义')
    await user.keyboard('{ArrowDown}')
    expect(openTab()).toBe('学业')
  })

  it('keep the arrows to themselves, so that a dialog around them goes no further', async () => {
    await user.tab()
    await user.keyboard('{ArrowRight}x')

    expect(heard.filter((key) => key !== 'Tab')).toEqual(['x'])
  })
})
