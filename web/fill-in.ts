import type { Plugin } from 'vite'
import { filledIn } from './browser-floor.ts'

const IS_LACKING = Object.keys(filledIn)
  .map((name) => `!${name}`)
  .join(' || ')

const sources: Readonly<Record<string, string>> = {
  'virtual:is-lacking': `export const isLacking = () => ${IS_LACKING}`,
  'virtual:fill-in': Object.values(filledIn)
    .map((module) => `import 'core-js/modules/${module}.js'`)
    .join('\n'),
}

/**
 * Writes the two modules that fill in what a browser of the floor lacks: one tells whether this browser lacks any of it,
 * the other brings it and is fetched by no other browser.
 */
export const fillIn: Plugin = {
  name: 'fill-in',
  resolveId: { filter: { id: /^virtual:/ }, handler: (id) => (id in sources ? `\0${id}` : null) },
  load: { filter: { id: /^\0virtual:/ }, handler: (id) => sources[id.slice(1)] ?? null },
}

/** The files of the build that only browsers of the floor fetch. */
export function filesFilledIn(
  bundle: Readonly<Record<string, { type: string; fileName: string; moduleIds?: string[] }>>,
): string[] {
  return Object.values(bundle)
    .filter(({ moduleIds = [] }) => moduleIds.includes('\0virtual:fill-in'))
    .map(({ fileName }) => fileName)
}
