// Writes a .br and a .gz beside each built text file, because the server serves them compressed ahead of time.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const dist = process.argv[2] ?? fileURLToPath(new URL('dist/', import.meta.url))
// index.html is left out: the server writes the page's configuration into it.
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.csv'])

const entries = await readdir(dist, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))

await Promise.all(
  files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const brotli = await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    await Promise.all([
      writeFile(`${path}.br`, brotli),
      writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 })),
    ])
  }),
)
