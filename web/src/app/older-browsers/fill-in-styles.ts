import { olderStyles } from './older-styles.ts'

const isLacking = !CSS.supports('height', '1dvh') || !CSS.supports('translate', '0')

const written = new Map<string, CSSStyleSheet>()

/** Each stylesheet of the page once more, over itself, in words that this browser understands. */
async function rewriteStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(({ href }) => !written.has(href)).map(({ href }) => rewrite(href)))
  // In the order of the page, also when a later one came first.
  document.adoptedStyleSheets = links.flatMap(({ href }) => written.get(href) ?? [])
}

async function rewrite(href: string): Promise<void> {
  const answer = await fetch(href)
  // Without it the page looks as this browser can draw it.
  if (!answer.ok) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(olderStyles(await answer.text()))
  written.set(href, sheet)
}

async function fillInStyles(): Promise<void> {
  // Parts that are loaded later bring styles of their own.
  new MutationObserver(() => void rewriteStyles()).observe(document.head, { childList: true })
  await rewriteStyles()
}

/** The first screen is drawn with them. Not awaited here: a module that waits splits the files of all screens. */
export const stylesFilledIn: Promise<void> = isLacking ? fillInStyles() : Promise.resolve()
