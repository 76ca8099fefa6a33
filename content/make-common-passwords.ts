import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Packs the commonest passwords that the server refuses, the commonest first:
 * `npm pack @zxcvbn-ts/language-common@4.1.3`, unpack it, `node content/make-common-passwords.ts package/src/passwords.json`.
 * The package is under the MIT licence (© 2012–2016 Dan Wheeler and Dropbox, Inc.); its list follows the one that Mark Burnett released.
 */

/** Of the first ten thousand most are shorter than a password may be; so many hold ten thousand that are not. */
const MAX_PASSWORDS = 30_000

const [file = ''] = argv.slice(2)
const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
if (!Array.isArray(list)) throw new Error(`${file} holds no list of passwords`)
const passwords = list.filter((password) => typeof password === 'string')
const packed = brotliCompressSync(passwords.slice(0, MAX_PASSWORDS).join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
})
writeFileSync(
  fileURLToPath(
    new URL('../server/src/platform/credentials/common-passwords/commonest.txt.br', import.meta.url),
  ),
  packed,
)
