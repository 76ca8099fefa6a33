import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Puts a `.br` and a `.gz` beside each text file that gains by it, so that the server never compresses while it serves.
 * index.html is left out: the server writes its configuration into it.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name) && name !== 'index.html',
  )
  for (const name of files) await compressFile(join(folder, name))
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file)
  if (content.length < 1_024) return
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli)
  if (zipped.length < content.length) writeFileSync(`${file}.gz`, zipped)
}
