import { chromium, type JSHandle } from '@playwright/test'
import type { BrowserCommands } from './driven-browser.ts'

/**
 * A Chromium that is too old for Playwright's own way of finding things, which calls what came with 105. It is driven by
 * the pointer and the keys alone.
 */
export async function startChromium(program: string): Promise<BrowserCommands> {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const elements: JSHandle[] = []
  const elementOf = (name: string): JSHandle => {
    const element = elements[Number(name)]
    if (!element) throw new Error(`no element was found as ${name}`)
    return element
  }

  /** The middle of an element, once it is in sight. */
  const placeOf = (element: JSHandle): Promise<{ x: number; y: number }> =>
    element.evaluate((shown) => {
      if (!(shown instanceof Element)) throw new Error('it is no element')
      shown.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = shown.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })

  async function clickElement(name: string): Promise<void> {
    const { x, y } = await placeOf(elementOf(name))
    await page.mouse.click(x, y)
  }

  return {
    open: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewportSize(size),
    findElement: async (script, args) => {
      const found = await page.evaluateHandle(
        `(function () {${script}})(${args.map((arg) => JSON.stringify(arg)).join()})`,
      )
      return found.asElement() ? String(elements.push(found) - 1) : null
    },
    clickElement,
    typeInto: async (name, text) => {
      await clickElement(name)
      await page.keyboard.insertText(text)
    },
    close: () => browser.close(),
  }
}
