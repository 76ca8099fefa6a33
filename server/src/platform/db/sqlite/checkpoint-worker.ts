// Copies the log of a SQLite file into the file, as often as it is told to; one message each way.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const raw = new DatabaseSync(String(workerData))
// Without it a copied page might not be on disk when its place in the log is taken again.
raw.exec('pragma synchronous = full')
const checkpoint = raw.prepare('pragma wal_checkpoint(passive)')
parentPort?.on('message', () => {
  checkpoint.get()
  parentPort?.postMessage('done')
})
