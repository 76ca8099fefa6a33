/** Parts that show nothing of their own, and why they stand in no specimen. */
export const unseenComponents: Readonly<Record<string, string>> = {
  ErrorBoundary: 'shows what it is given when its children fail',
  'lazy-dialog': 'fetches a dialog when it opens',
}
