/** Buttons that are hit from beside a board, or with a thumb. */
export const largeButton = 'max-md:flex-1 max-md:px-3!'

/** In a low window it stays in sight while the rest is scrolled: the dialog begins with the focus here, and with the time above. */
export const buttonRow =
  'flex flex-wrap justify-center gap-3 short:sticky short:-bottom-6 short:-mb-6 short:bg-white short:pt-2 short:pb-6'
