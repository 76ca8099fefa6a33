import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
