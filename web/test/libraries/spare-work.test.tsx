import { render } from '@testing-library/react'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import { captureOwnerStack, createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { withOwnerStacks } from './spare-work.ts'

/** What React says of a list without keys, once for each name of a component; and who it remembers as having drawn it. */
function drawList(component: string): { complaint: string; owners: string } {
  const heard = vi.spyOn(console, 'error').mockReset().mockReturnValue(undefined)
  let owners = ''
  const List = () => {
    owners = captureOwnerStack() ?? ''
    return ['王浩然', '陈一诺'].map((name) => createElement('li', null, name))
  }
  const Page = () => createElement(Object.defineProperty(List, 'name', { value: component }))
  render(createElement(Page))
  return { complaint: heard.mock.calls.flat().map(String).join(' '), owners }
}

it('hears React complain in the same words as where it remembers who drew what', () => {
  const spared = drawList('Roster')

  const remembered = withOwnerStacks(() => drawList('Register'))

  expect(spared.complaint).toContain('passed a child from Roster')
  expect(spared.complaint).toBe(remembered.complaint.replaceAll('Register', 'Roster'))
  expect(remembered.owners).toContain('Page')
  expect(spared.owners).not.toContain('Page')
})

it('copies styles as happy-dom does', () => {
  const styles = new CSSPropertyManager({
    cssText: 'margin: 1px 2px; color: red !important; --wide: 3px; visibility: hidden',
  })
  const before = styles.toString()

  const copy = styles.clone()

  expect(copy).toBeInstanceOf(CSSPropertyManager)
  expect(copy.properties).toEqual(structuredClone(styles.properties))
  expect(copy).toEqual(styles)
  expect(copy.toString()).toBe(before)
  // What is done to the copy is not done to what it was copied from.
  for (const property of Object.values(copy.properties)) property.value = 'changed'
  copy.set('display', 'none', false)
  expect(styles.toString()).toBe(before)
})
