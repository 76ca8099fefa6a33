import { strToU8, zipSync } from 'fflate'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { namesOthers } from './names-others.ts'

const folder = mkdtempSync(join(tmpdir(), 'pinge-links-'))
afterAll(() => rmSync(folder, { recursive: true }))

const link = (kind: string, mode: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.example/${kind}" Target="http://elsewhere.example/x"${mode}/></Relationships>`

function write(links: string): string {
  const path = join(folder, 'document.docx')
  writeFileSync(path, zipSync({ 'word/_rels/document.xml.rels': strToU8(links) }))
  return path
}

it('tells a document that fetches a picture from elsewhere from one that only links', async () => {
  expect(await namesOthers(write(link('image', ' TargetMode="External"')))).toBe(true)
  expect(await namesOthers(write(link('hyperlink', ' TargetMode="External"')))).toBe(false)
  expect(await namesOthers(write(link('image', '')))).toBe(false)
})

it('finds the picture from elsewhere in whichever part of a document names it', async () => {
  const path = join(folder, 'parts.docx')
  const own = strToU8(link('image', ''))
  const external = strToU8(link('image', ' TargetMode="External"'))
  writeFileSync(
    path,
    zipSync({ 'word/_rels/document.xml.rels': own, 'word/_rels/header1.xml.rels': external }),
  )

  expect(await namesOthers(path)).toBe(true)
})

it('takes one with more links than any document has for one that does, and reads once what never ends', async () => {
  const open = '<Relationship '.repeat(70_000)
  expect(await namesOthers(write(open))).toBe(false)
  const path = join(folder, 'many.docx')
  const parts = Object.fromEntries(['a', 'b'].map((name) => [`${name}.rels`, strToU8(open)]))
  writeFileSync(path, zipSync(parts))

  expect(await namesOthers(path)).toBe(true)
})

it('takes what it cannot read for one that does', async () => {
  const path = join(folder, 'old.doc')
  writeFileSync(path, 'no archive')

  expect(await namesOthers(path)).toBe(true)
})
