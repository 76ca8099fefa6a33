/** Other origins than this server's that a page has to do with; null where there is none. */
export type OtherOrigins = {
  /** To which the page sends uploads. */
  upload: string | null
  /** From which the site's own logo comes. */
  logo: string | null
}

const none: OtherOrigins = { upload: null, logo: null }

/** The names under which the web client may make an address of a script: its service worker, and what draws PDF. */
const TRUSTED_TYPES_POLICIES = 'pinge-program pinge-pdf'

function directives({ upload, logo }: OtherOrigins): string[] {
  const and = (origin: string | null) => (origin === null ? '' : ` ${origin}`)
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Positions of floating panels are written as inline styles; no script can be smuggled in through them.
    "style-src 'self' 'unsafe-inline'",
    // Uploaded pictures come from this server wherever they are kept. Markup that got in could tell others nothing.
    `img-src 'self' data: blob:${and(logo)}`,
    // An object store plays and saves what it keeps by addresses of its own; all else comes from this server.
    `media-src 'self' blob:${and(upload)}`,
    `connect-src 'self'${and(upload)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
}

/** The page of the program: text becomes neither markup nor the address of a script, whichever code tries. */
export function programPolicy(others: OtherOrigins): string {
  return [
    ...directives(others),
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES}`,
  ].join('; ')
}

/** The description of the calls, whose page is not ours and writes markup. */
export const docsPolicy = directives(none).join('; ')
