/**
 * A site that offers what others do without: the package that the product brings, and codes. One object, so that stories
 * of several files share its server.
 */
export const everyOffer = { CONTENT_SAMPLE: 'on', SHOW_CODES: 'on' }
