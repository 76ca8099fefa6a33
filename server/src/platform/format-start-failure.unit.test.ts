import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { formatStartFailure } from './format-start-failure.ts'

const settings = { host: '127.0.0.1', port: 8080, trainingPort: 8090, dataDir: './data', databaseUrl: null }

/** What the machine answers to a second service on one port. */
async function listenTwice(): Promise<unknown> {
  const first = createServer().listen(0, settings.host)
  await once(first, 'listening')
  const second = createServer().listen((first.address() as AddressInfo).port, settings.host)
  const [failure] = await once(second, 'error')
  first.close()
  return failure
}

it('names the port that is taken, and the setting of the service that asked for it', async () => {
  const failure = await listenTwice()

  expect(formatStartFailure(failure, settings, 'PORT')).toBe(
    '端口 8080 已被占用，请停止占用它的程序，或换一个 PORT。',
  )
  expect(formatStartFailure(failure, settings, 'TRAINING_PORT')).toBe(
    '端口 8090 已被占用，请停止占用它的程序，或换一个 TRAINING_PORT。',
  )
})
