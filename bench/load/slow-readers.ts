// A thread of its own: what it reads must not delay what is measured beside it.
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export type SlowReaders = { origin: string; path: string; readers: number }

/** Each takes so much at a time, and so often: a weak line, on which a film still plays. */
const SIP_BYTES = 16 * 1024
const SIP_MS = 200

// Given by the row that starts the thread.
const { origin, path, readers } = workerData as SlowReaders
const { hostname, port } = new URL(origin)

const taken = Array.from({ length: readers }, () => {
  let bytes = 0
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: Buffer.alloc(SIP_BYTES),
      callback: (length) => {
        bytes += length
        setTimeout(() => socket.resume(), SIP_MS)
        socket.pause()
        return false
      },
    },
  })
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  return () => bytes
})

/** Asked at the end: the least that one of them was sent. */
parentPort?.on('message', () => parentPort?.postMessage(Math.min(...taken.map((read) => read()))))
