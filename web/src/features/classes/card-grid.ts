/** Three cards beside each other on a laptop, four on a board, one on a phone. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,340px),1fr))] gap-5'
