import { browserFloor } from '@pinge/contract/values/browser-floor.ts'

/** The floor as the builder of scripts and styles names it. */
export const buildTarget = Object.entries(browserFloor).map(([browser, version]) => `${browser}${version}`)

/** What the sources may call though browsers of the floor lack it, each with the module of core-js that fills it in. */
export const filledIn = {
  'Array.prototype.toReversed': 'es.array.to-reversed',
  'Array.prototype.toSorted': 'es.array.to-sorted',
  'Array.prototype.toSpliced': 'es.array.to-spliced',
  'Object.groupBy': 'es.object.group-by',
  'URL.canParse': 'web.url.can-parse',
} as const

/** What `npm run floor` would refuse by its name, and why it may stay. */
export const usedWithCare: Readonly<Record<string, string>> = {
  '.showPopover': 'shared/ui/overlay/tooltips.ts leaves titles to a browser without it',
  '.hidePopover': 'as showPopover',
  '.createPolicy': 'app/offline/register-service-worker.ts asks no browser without trusted types',
  '.createScriptURL': 'as createPolicy',
  ClipboardItem: 'features/class-data/charts/copy-picture.ts saves the picture where there is none',
  'AbortSignal.timeout':
    'there since Chromium 103; until 124 it tells the end of the time as any other abort',
  ...Object.fromEntries(
    ['.check', '.draw', '.fallback', '.forget', '.format', '.range', '.retry'].map((name) => [
      name,
      'ours, or a library’s',
    ]),
  ),
}
