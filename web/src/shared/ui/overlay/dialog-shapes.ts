/** What lies over a screen, in one part of the program: whoever opens one will open another. */
export { DialogShape } from './DialogShape.tsx'
export { DrawerShape } from './DrawerShape.tsx'
export { SheetShape } from './SheetShape.tsx'
