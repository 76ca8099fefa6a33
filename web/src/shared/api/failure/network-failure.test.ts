import { expect, it } from 'vitest'
import { isNetworkFailure, overNetwork } from './network-failure.ts'

const thrown = async (act: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await act()
  } catch (error) {
    return error
  }
}

it('names the network where it does not answer, and a fault of our own never so', async () => {
  const unreachable = await thrown(() => overNetwork(Promise.reject(new TypeError('Failed to fetch'))))

  expect(isNetworkFailure(unreachable)).toBe(true)
  expect(isNetworkFailure(new TypeError('toSorted is not a function'))).toBe(false)
})

it('tells that the time was up, also in a browser that only says that the call was stopped', async () => {
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  const stopped = new DOMException('The user aborted a request.', 'AbortError')

  const error = await thrown(() => overNetwork(Promise.reject(stopped), late))

  expect(isNetworkFailure(error)).toBe(true)
})

it('leaves a call that its screen stopped to that screen', async () => {
  const left = AbortSignal.abort()

  const error = await thrown(() => overNetwork(Promise.reject(new TypeError('aborted')), left))

  expect(isNetworkFailure(error)).toBe(false)
})
