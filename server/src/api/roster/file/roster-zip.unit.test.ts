import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { AppError } from '../../../platform/app-error.ts'
import { deflatedZip } from './workbook.fixtures.ts'
import { readZip, storeZip } from './roster-zip.ts'

function refusalOf(read: () => unknown): AppError | undefined {
  try {
    read()
  } catch (error) {
    if (error instanceof AppError) return error
  }
  return undefined
}

const text = '王浩然'.repeat(1_000)

it('an archive gives the files that are wanted, packed or not', () => {
  const bytes = Buffer.from(text)
  for (const zip of [storeZip([{ name: 'a.xml', bytes }]), deflatedZip({ 'a.xml': text, 'b.png': 'x' })]) {
    expect(readZip(zip, (name) => name.endsWith('.xml'))).toEqual([{ name: 'a.xml', bytes }])
  }
})

it('a file that turns out larger than its archive says is given up as soon as that shows', () => {
  const zip = deflatedZip({ 'a.xml': text }, 100)

  expect(refusalOf(() => readZip(zip, () => true))?.cause).toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' })
})

it('an archive is not opened when all it would unpack to is too much', () => {
  const quarter = Buffer.alloc(5 * 1024 * 1024)
  const zip = deflatedZip({ a: quarter, b: quarter, c: quarter, d: quarter })

  expect(refusalOf(() => readZip(zip, () => false))?.errorName).toBe('rosterTooManyRows')
})

it('an archive whose files carry remarks and more than the format asks for is read', () => {
  const bytes = Buffer.from(text)
  const more = { extra: { 0x5455: new Uint8Array([1, 2, 3, 4, 5]) }, comment: '备注' }
  const zip = zipSync({ 'a.xml': [bytes, more], 'b.xml': [bytes, more] })

  expect(readZip(zip, () => true).map(({ name }) => name)).toEqual(['a.xml', 'b.xml'])
})

it('a changed byte is noticed', () => {
  const zip = Buffer.from(storeZip([{ name: 'a.xml', bytes: Buffer.from(text) }]))
  zip[100] = 0

  expect(refusalOf(() => readZip(zip, () => true))?.errorName).toBe('rosterUnreadable')
})
