import { createHash } from 'node:crypto'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { contractOfPages } from './contract-of-pages.ts'
import { partFiles } from './part-files.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))

type ModuleGraph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
}

/** Names a file of the modules that a screen is made of, with all that they import before they are shown. */
function nameIfIn(screen: string, name: string) {
  let parts: ReadonlySet<string> | undefined
  return (id: string, graph: ModuleGraph) =>
    (parts ??= partsAndIconsOf(fileOf(screen), graph)).has(iconName(id) ?? id) ? name : null
}

/** All icons are imported by way of one list; of those, only the ones that are named here belong. */
function partsAndIconsOf(screen: string, graph: ModuleGraph): ReadonlySet<string> {
  const parts = partsOf(screen, graph)
  const icons = [...parts].flatMap((id) => iconsNamedIn(graph.getModuleInfo(id)?.code ?? ''))
  return new Set([...parts, ...icons])
}

function partsOf(id: string, graph: ModuleGraph, parts = new Set<string>()): ReadonlySet<string> {
  if (parts.has(id) || iconName(id)) return parts
  parts.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) partsOf(imported, graph, parts)
  return parts
}

/** UserRoundCog, of the module user-round-cog */
function iconName(id: string): string | undefined {
  const file = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(id)?.[1]
  return file?.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function iconsNamedIn(code: string): string[] {
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? ''
  return names.split(',').map((name) => name.trim().split(/\s/)[0] ?? '')
}

/** The sign-in page alone: who is signed in does not fetch it. */
const signInParts =
  /web\/src\/(features\/sign-in|pages\/home\/SignInPage|app\/FirstPage|app\/styles\/sign-in)/
const isOfMain = nameIfIn('../index.html', 'start')
const isOfSignIn = nameIfIn('app/FirstPage.tsx', 'start')

/** What every page begins with: also what the sign-in page shares with others, so that it asks for few files. */
function nameOfStart(id: string, graph: ModuleGraph): string | null {
  return isOfMain(id, graph) ?? (signInParts.test(id) ? null : isOfSignIn(id, graph))
}

const classPage = 'pages/main/ClassDetailPage.tsx'

/** What some screens share, and a class in the middle of a lesson never needs at first. */
const listParts =
  /ui\/\w+\/(Tag|ConfirmDialog|Dialog|PrintButton|ExportButton|SelectField|LeaveGuard)\.|shared\/\w+\/(local-date|use-now|export-table|save-file|tidy-date|mask-tel)|describe-time|class-detail-path|use-named-class|ClassSettingTabs|icons\/(plus|minus|info|trash|undo-2|file-down|printer|pencil|triangle-exclamation-point|hourglass)\./
const formParts = /PictureField|CoverPicker|shared\/upload|icons\/image-plus/
const rosterParts = /ExportRoster|contract\/src\/(class-roster|roster-sheet|merge-student)/
const joiningParts = /class-teachers\/requests\/(JoinRequestCard|ConsentDialog|use-join-requests)/
const ownClassesParts =
  /ClassCover\.tsx|find-classes|format-join-requests|contract\/src\/(class-edit|class-teachers)|class-number|icons\/(crown|copy)\./
const undoParts =
  /features\/records\/(use-records|use-summary|use-ask-undo|use-undo-batch|RecordSkeleton)|describe-undo|ui\/form\/LoadMore/

/**
 * Builds the service worker apart from the pages, in one file at the root, because its address says what it may answer
 * for. It is told which files the program is made of, and gets a name for exactly these.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
      .map((name) => `/${name}`)
      .sort((a, b) => (a < b ? -1 : 1))
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        PROGRAM_FILES: JSON.stringify(files),
        PROGRAM_VERSION: JSON.stringify(createHash('sha256').update(files.join()).digest('hex').slice(0, 12)),
      },
      build: {
        write: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: { input: serviceWorkerSource, output: { format: 'iife' } },
      },
    })
    const [chunk] = 'output' in built ? built.output : []
    if (!chunk) throw new Error('the service worker was not built')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code })
  },
}
/**
 * Browsers that know the sign compile these files while they still come in, beside the page's own work, and not function by
 * function when the page comes to it. Written in last, because it must stand first.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && compiledAhead.has(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}
/** What a class in a lesson is made of. */
const compiledAhead: ReadonlySet<string> = new Set([
  'start',
  'index',
  'routed',
  'shared',
  'class',
  'ClassDetailPage',
])

const serviceWorkerSource = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url))

export default defineConfig({
  plugins: [contractOfPages, serviceWorker, partFiles, compileAhead, react(), tailwindcss()],
  server: { proxy: { '/api': `http://127.0.0.1:${env.PORT ?? '8080'}` } },
  build: {
    // Pictures stay files of their own: inlined, they would be loaded with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Browsers without it load the same files a little later.
    modulePreload: {
      polyfill: false,
      // The page has the start already; and the sign-in page, whose bytes are scarce, lets what it opens ask for the rest.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('sign-in-') ? [] : files.filter((file) => !file.startsWith('assets/index-')),
    },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A page asks for few files: the start, what every signed-in screen needs, its own, and what many
            // share. A class in the middle of a lesson fetches nothing that only others share.
            { name: nameOfStart, debugName: 'start', priority: 2 },
            {
              name: nameIfIn('app/FirstPage.tsx', 'sign-in'),
              debugName: 'sign-in',
              test: signInParts,
              priority: 2,
            },
            { name: nameIfIn('app/RoutedApp.tsx', 'routed'), debugName: 'routed', priority: 1 },
            { name: nameIfIn(classPage, 'shared'), debugName: 'shared', minShareCount: 4 },
            { name: nameIfIn(classPage, 'class'), debugName: 'class', minShareCount: 2 },
            { name: 'lists', test: listParts, minShareCount: 2 },
            { name: 'own-classes', test: ownClassesParts, minShareCount: 2 },
            { name: 'joining', test: joiningParts, minShareCount: 2 },
            { name: 'forms', test: formParts, minShareCount: 2 },
            { name: 'rosters', test: rosterParts, minShareCount: 2 },
            { name: 'undo', test: undoParts, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
