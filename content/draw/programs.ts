import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const packageFolder = fileURLToPath(new URL('../package/', import.meta.url))

/** Runs a program at the lowest priority and says what it said when it fails. */
export function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('nice', ['-n', '19', program, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.toString()}`)
}

/** Gives a folder that goes again when the work is done. */
export function withFolder<Done>(work: (folder: string) => Done): Done {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const chromium = process.env.CHROMIUM_PATH ?? 'chromium'
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--force-device-scale-factor=1',
]

/** Prints a page to PDF; its `@page` says how large the paper is. */
export function printPdf(html: string, file: string): void {
  withFolder((folder) => {
    run(chromium, [...flags, '--no-pdf-header-footer', `--print-to-pdf=${file}`, writePage(folder, html)])
  })
}

/** Draws a page into a PNG of the given size. */
export function drawPng(html: string, width: number, height: number, file: string): void {
  withFolder((folder) => {
    run(chromium, [
      ...flags,
      '--default-background-color=00000000',
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
      writePage(folder, html),
    ])
  })
}

function writePage(folder: string, html: string): string {
  const file = join(folder, 'page.html')
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><html lang="zh-CN">${html}</html>`)
  return pathToFileURL(file).href
}

/** A picture of the product's family, as an address that a page may use. */
export function pictureUrl(name: string): string {
  return `data:image/webp;base64,${readFileSync(pictureFile(name)).toString('base64')}`
}

export function pictureFile(name: string): string {
  return fileURLToPath(new URL(`../../web/public/img/${name}.webp`, import.meta.url))
}
