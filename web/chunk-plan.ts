import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildTarget } from './browser-floor.ts'
import { contractOfPages } from './contract-of-pages.ts'
import { fillIn } from './fill-in.ts'
import { iconsOfPages } from './icons-of-pages.ts'
import { routerOfPages } from './router-of-pages.ts'

const fileOf = (path: string) => {
  const file = fileURLToPath(new URL(`src/${path}`, import.meta.url))
  if (!existsSync(file)) throw new Error(`the chunk plan names ${path}, which is gone`)
  return file
}

/** What they fetch are screens and layouts. */
const tables: ReadonlySet<string> = new Set(
  [
    'app/routes.ts',
    'app/data-rooms.ts',
    'app/activity-screens.ts',
    'app/content-screens.ts',
    'app/router.tsx',
  ].map(fileOf),
)
const signInPage = fileOf('app/FirstPage.tsx')
const routedApp = fileOf('app/RoutedApp.tsx')
const classPage = fileOf('pages/main/ClassDetailPage.tsx')

const shared = ['start', 'sign-in', 'first-page', 'routed', 'shared', 'class', 'common']

/** So large, unminified, a module may be that 0, 1, 2, 3, 4 screens need, to come with all; with more it comes in any case. */
const COMMON_CHARACTERS = [0, 0, 600, 1_500, 3_000]
/** Below this, a file of its own costs more by its request than it saves. */
const CRUMB_CHARACTERS = 3_000
/** So large, unminified, what two screens of a room need is a file of theirs: the player of films is twice the rest of its room. */
const LARGE_CHARACTERS = 10_000

/** Where a module is needed: by which parts of the program that are fetched by themselves, and by which screens. */
type Need = {
  parts: ReadonlySet<string>
  screens: readonly string[]
  characters: number
  /** The modules that fetch it as a part of its own. */
  fetchedBy: readonly string[]
}

/**
 * Decides which modules come in one file, by who needs them in the program itself: a build without files is asked
 * first. So a screen needs few files, and a class in the middle of a lesson fetches nothing that only others need.
 */
export const chunkPlan: Plugin = {
  name: 'chunk-plan',
  apply: 'build',
  async config({ root }) {
    const needs = await needsOfModules(root)
    const chunkOf = planChunks(needs)
    const chunkOfModule = (id: string) => chunkOf(needs.get(id))
    // A file takes along what its modules import: so those that more parts need come first.
    const groups = [
      ...shared.map((name) => ({ name, test: (id: string) => chunkOfModule(id) === name })),
      { name: chunkOfModule, debugName: 'crumbs' },
    ]
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
  },
}

/** Null leaves it to the bundler, which puts together what exactly the same parts need. */
function planChunks(needs: ReadonlyMap<string, Need>): (need: Need | undefined) => string | null {
  const signInParts = partsOfSignIn(needs)
  const isApart = ({ parts }: Need) => [signInPage, routedApp, classPage].some((part) => parts.has(part))
  const isForMany = (need: Need) =>
    !isApart(need) && roomOf(need) === null && need.screens.length >= COMMON_CHARACTERS.length
  const needCommon = new Set([...needs.values()].filter(isForMany).flatMap(({ screens }) => screens))

  return (need) => {
    if (!need) return null
    const { parts, screens, characters } = need
    // It brings styles that must never come after those of all screens, with which the router shows the sign-in page.
    if (parts.has(signInPage) && parts.size === 1) return 'first-page'
    if (parts.has(signInPage)) return [...parts].every((part) => signInParts.has(part)) ? 'sign-in' : 'start'
    if (parts.has(routedApp)) return 'routed'
    if (parts.has(classPage)) return screens.length > 1 ? 'shared' : parts.size > 1 ? 'class' : null
    const room = roomOf(need)
    if (room !== null) return screens.length === 2 && characters > LARGE_CHARACTERS ? null : room
    const isSmallEnough = characters < (COMMON_CHARACTERS[screens.length] ?? Number.POSITIVE_INFINITY)
    if (isSmallEnough && screens.every((screen) => needCommon.has(screen))) return 'common'
    const isCrumb = screens.length > 0 && parts.size > 1 && characters < CRUMB_CHARACTERS
    return isCrumb ? `crumbs-of-${screens.map((screen) => /(\w+)\.\w+$/.exec(screen)?.[1]).join('-')}` : null
  }
}

/** The folders of the layouts, whose screens have nothing else in common. */
const layoutRooms: ReadonlySet<string> = new Set(['home', 'main', 'aside'])

/** The folder of screens that belong together, where only those need a module: such a module comes with them alone. */
function roomOf({ screens }: Need): string | null {
  const [room, ...others] = new Set(screens.map((screen) => /\/pages\/(\w+)\//.exec(screen)?.[1] ?? ''))
  const isRoom = room !== undefined && room !== '' && others.length === 0 && !layoutRooms.has(room)
  return isRoom && screens.length > 1 ? room : null
}

/** The sign-in page, and what it alone fetches. */
function partsOfSignIn(needs: ReadonlyMap<string, Need>): ReadonlySet<string> {
  const found = new Set([...needs.values()].flatMap(({ parts }) => [...parts]))
  // The entry is needed by it as well, but is fetched by nothing.
  const isPage = (part: string) => {
    const need = needs.get(part)
    return need !== undefined && need.fetchedBy.length > 0 && need.parts.has(signInPage)
  }
  const isFetchedElsewhere = (part: string): boolean => {
    const fetchedBy = needs.get(part)?.fetchedBy ?? []
    const by = fetchedBy.flatMap((id) => [...(needs.get(id)?.parts ?? [])])
    return by.length === 0 || by.some((other) => !found.has(other))
  }
  for (let known = 0; known !== found.size;) {
    known = found.size
    for (const part of found) if (!isPage(part) && isFetchedElsewhere(part)) found.delete(part)
  }
  return found
}

async function needsOfModules(root: string | undefined): Promise<ReadonlyMap<string, Need>> {
  const fetchers = new Map<string, readonly string[]>()
  const findFetchers: Plugin = {
    name: 'find-fetchers',
    generateBundle() {
      for (const id of this.getModuleIds())
        fetchers.set(id, [...(this.getModuleInfo(id)?.dynamicImporters ?? [])])
    },
  }
  const noStyles: Plugin = {
    name: 'no-styles',
    enforce: 'pre',
    load: { filter: { id: /\.css$/ }, handler: () => '' },
  }
  const result = await build({
    configFile: false,
    ...(root !== undefined && { root }),
    logLevel: 'error',
    plugins: [contractOfPages, iconsOfPages, routerOfPages, fillIn, noStyles, react(), findFetchers],
    build: { write: false, copyPublicDir: false, minify: false, target: buildTarget },
  })
  if (!('output' in result)) throw new Error('the build that is asked first came to nothing')
  return needsIn(
    result.output.filter((file) => file.type === 'chunk'),
    fetchers,
  )
}

function needsIn(chunks: readonly Rolldown.OutputChunk[], fetchers: ReadonlyMap<string, readonly string[]>) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const partsOf = new Map(chunks.map((chunk) => [chunk, new Set<string>()]))
  for (const part of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry))
    markNeeded(part, part.facadeModuleId ?? part.name)

  function markNeeded(chunk: Rolldown.OutputChunk, by: string): void {
    const parts = partsOf.get(chunk)
    if (!parts || parts.has(by)) return
    parts.add(by)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) markNeeded(imported, by)
    }
  }

  const isScreen = (part: string) => fetchers.get(part)?.some((by) => tables.has(by)) ?? false
  return new Map(
    chunks.flatMap((chunk) => {
      const parts = partsOf.get(chunk) ?? new Set()
      const characters = Object.values(chunk.modules).reduce(
        (sum, { renderedLength }) => sum + renderedLength,
        0,
      )
      const need = { parts, screens: [...parts].filter(isScreen).sort(), characters }
      return chunk.moduleIds.map((id): [string, Need] => [id, { ...need, fetchedBy: fetchers.get(id) ?? [] }])
    }),
  )
}
