import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const ScreenHead = z.object({
  /** As the router writes it: `/qr/:id`. */
  path: z.string(),
  /** What the browser's tab says before the site's name. */
  title: z.string(),
  /** What search engines and link previews say. Only screens that everybody may see have one. */
  description: z.optional(z.string()),
  /** The picture that is seen first, by its name in `/pictures/`. */
  firstPicture: z.optional(z.string()),
  /** Paths of the scripts and styles that it needs before it can be used. */
  files: z.optional(z.array(z.string())),
})

/** A screen of the web client, as far as its page's head tells of it. */
export type ScreenHead = z.infer<typeof ScreenHead>

const ScreenList = z.array(ScreenHead)

/** The list that the build of the web client leaves beside it. A client without one has no screens but its first. */
export function readScreens(folder: string): ScreenHead[] {
  const file = join(folder, 'screens.json')
  if (!existsSync(file)) return []
  return z.parse(ScreenList, JSON.parse(readFileSync(file, 'utf8')))
}

/** Finds the screen at a path as the router would: whatever the case, with or without a slash at its end. */
export function createScreenFinder(screens: readonly ScreenHead[]): (path: string) => ScreenHead | undefined {
  const patterns = screens.map((screen) => ({ screen, pattern: patternOf(screen.path) }))
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.screen
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+'))
    .join('/')
  return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i')
}
