/** Buttons that are hit from beside a board, or with a thumb. */
export const largeButton = 'max-md:flex-1 max-md:px-3!'
