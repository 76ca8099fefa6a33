import { expect, it } from 'vitest'
import { rememberHeard, useHeard } from './heard.store.ts'

const place = (second: number) => ({ periodId: 'p1', chapterId: 'kite', second, at: 1 })

it('a story of this tab forgets no place of another one that is heard in another tab', () => {
  rememberHeard('', 'town', place(10))
  const { town } = useHeard.getState().byUser[''] ?? {}
  const sea = place(60)
  localStorage.setItem(
    'pinge-stories-heard',
    JSON.stringify({ state: { byUser: { '': { town, sea } } }, version: 2 }),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: 'pinge-stories-heard' }))
  rememberHeard('', 'town', place(20))

  expect(useHeard.getState().byUser['']).toMatchObject({ town: { second: 20 }, sea })
})
