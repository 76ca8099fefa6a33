import { expect, it } from 'vitest'
import { rememberDraws, useDraws } from './draw.store.ts'

it('a draw of this tab forgets no pupil whom another tab has drawn since', () => {
  rememberDraws('u1', 'c1 challenge', { drawnIds: ['s1'] })
  const ofClass = { c1: { drawnIds: ['s2', 's3'], count: 1 } }
  const state = { byUser: { u1: { ...useDraws.getState().byUser['u1'], ...ofClass } } }
  localStorage.setItem('pinge-draws', JSON.stringify({ state, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'pinge-draws' }))
  rememberDraws('u1', 'c1 challenge', { drawnIds: ['s1', 's4'] })

  expect(useDraws.getState().byUser).toEqual({
    u1: { ...ofClass, 'c1 challenge': { drawnIds: ['s1', 's4'], count: 1 } },
  })
})
