/** The width that all screens of content have: `wide` in the table of screens. */
export const contentFrame =
  'mx-auto flex w-full max-w-[1264px] 2xl:max-w-[1560px] flex-1 flex-col gap-5 px-4 py-5 md:px-8'
