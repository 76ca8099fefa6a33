/** A quiet link of a footer. */
export const siteLink =
  'flex min-h-12 items-center rounded-full px-2.5 text-s text-ink-2 hover:text-brand-deep'
