import type { LiveEvent } from '@pinge/contract/live.ts'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openLiveStream } from './live-stream.ts'

it('says nothing after its end, and breaks nothing', async () => {
  const failures: unknown[] = []
  const server = createServer((_request, response) => {
    response.on('error', (error) => failures.push(error))
    const stream = openLiveStream(response, {}, () => undefined)
    stream.send(7, { type: 'ended' })
    stream.close()
    stream.send(8, { type: 'reload' })
    stream.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  await new Promise((resolve) => server.close(resolve))

  expect(text).toBe(':\n\nid: 7\ndata: {"type":"ended"}\n\n')
  expect(failures).toEqual([])
})

/** A phone that opens a stream and takes nothing of it. */
async function listenWithoutTaking(act: (response: ServerResponse) => Promise<void>): Promise<void> {
  const server = createServer()
  const asked = new Promise<ServerResponse>((resolve) =>
    server.once('request', (_, response) => resolve(response)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const phone = connect((server.address() as AddressInfo).port, '127.0.0.1')
  phone.pause()
  phone.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await act(await asked)
  phone.destroy()
  server.closeAllConnections()
  server.close()
}

const large = (): LiveEvent => ({ type: 'reload', padding: 'x'.repeat(200_000) }) as LiveEvent

it('a phone that takes nothing is let go before it fills the memory', async () => {
  await listenWithoutTaking(async (response) => {
    const stream = openLiveStream(response, {}, () => undefined)
    let most = 0

    for (let number = 1; number <= 100 && !response.destroyed; number += 1) {
      stream.send(number, large())
      most = Math.max(most, response.writableLength)
      await setImmediate()
    }

    expect(response.destroyed).toBe(true)
    expect(most).toBeLessThan(2_000_000)
  })
})

it('a phone that comes back is told all that it missed at once, however much it is', async () => {
  await listenWithoutTaking(async (response) => {
    const stream = openLiveStream(response, {}, () => undefined)

    for (let number = 1; number <= 50; number += 1) stream.send(number, large())
    await setImmediate()

    expect(response.destroyed).toBe(false)
  })
})
