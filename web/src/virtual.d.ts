/** Written by the build, from the floor (`web/fill-in.ts`). */
declare module 'virtual:is-lacking' {
  /** Whether this browser lacks anything that the program calls. */
  export const isLacking: () => boolean
}

declare module 'virtual:fill-in' {
  /** Resolved once the page has styles that this browser understands. */
  export const stylesFilledIn: Promise<void>
}
