import { expect, it } from 'vitest'
import { withRemoval } from './with-removal.ts'

it('tells why something failed, also where what it left cannot be removed', async () => {
  // No disk takes such a name, and removing it fails.
  const leftovers = { always: ['/tmp/\0'], unlessDone: [] }

  const ended = withRemoval(leftovers, () => Promise.reject(new Error('the folder is not writable')))

  await expect(ended).rejects.toThrow('the folder is not writable')
})
