import type { ScreenHead } from './screen-list.ts'

export type SiteHead = {
  siteName: string
  /** Without a slash at its end; null where the operator named none: then nothing that needs a whole address is said. */
  publicOrigin: string | null
}

/** The picture of link previews, 1200 × 630. A JPEG, because not every reader of them knows newer formats. */
const PREVIEW_PICTURE = '/pictures/preview.jpg'

/**
 * What a page says about itself before any script runs: title and description, and how links to it look. Screens
 * behind the sign-in, and what is no screen, ask not to be listed by search engines.
 */
export function writePageHead(screen: ScreenHead | undefined, { siteName, publicOrigin }: SiteHead): string {
  const title = `${screen?.title ?? '页面不存在'} · ${siteName}`
  const { description } = screen ?? {}
  const preview = [
    property('og:type', 'website'),
    property('og:locale', 'zh_CN'),
    property('og:site_name', siteName),
    property('og:title', title),
  ]
  if (publicOrigin !== null)
    preview.push(
      property('og:image', publicOrigin + PREVIEW_PICTURE),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', `${siteName}的班级页面`),
      named('twitter:card', 'summary_large_image'),
    )
  const lines = [`<title>${escapeText(title)}</title>`]
  if (screen === undefined || description === undefined) lines.push(named('robots', 'noindex'))
  else {
    lines.push(named('description', description))
    preview.push(property('og:description', description))
    if (publicOrigin !== null) {
      const address = publicOrigin + screen.path
      lines.push(`<link rel="canonical" href="${escapeText(address)}" />`)
      preview.push(property('og:url', address))
    }
  }
  return [...lines, ...preview].join('\n    ')
}

/**
 * Lets the browser fetch at once what it would find out step by step that it needs: the page asks for its script, that
 * for the router, and that for the screen. What the page asks for itself is left out.
 */
export function writePreloads(screen: ScreenHead | undefined, page: string): string {
  const files = screen?.files?.filter((file) => !page.includes(file)) ?? []
  const links = [
    ...files.map((file) => `${preloading(file)} href="${escapeText(file)}"`),
    ...(screen?.firstPicture === undefined ? [] : preloadingPicture(screen.firstPicture)),
  ]
  return links.map((link) => `\n    <link ${link} />`).join('')
}

/** As wide as the window asks for: the page has a small one for phones. */
function preloadingPicture(name: string): string[] {
  const sizes = [
    { end: '-small', media: '(max-width: 767px)' },
    { end: '', media: '(min-width: 768px)' },
  ]
  return sizes.map(
    ({ end, media }) =>
      `rel="preload" as="image" media="${media}" href="/pictures/${escapeText(name)}${end}.webp"`,
  )
}

function preloading(file: string): string {
  // A style sheet at once: nothing is drawn without it, and the script that asks for it finds it there.
  return file.endsWith('.css') ? 'rel="stylesheet" crossorigin' : 'rel="modulepreload"'
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeText(content)}" />`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeText(content)}" />`
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
