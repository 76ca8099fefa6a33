/**
 * Imports only go down (docs/architecture.md). The rules speak of layers and of "another feature", never of one feature by
 * name, so that a new feature needs no edit here.
 *
 * web:     app → pages → features → shared → contract
 * server:  product → app, commands → feature → writes → access → platform → contract       e2e → contract       bench → server, contract
 */

const test = '\\.(test|spec)\\.tsx?$'
/** A folder of a service that is a feature: all but the layers below the features and the commands above them. */
const serverFeature = '^server/src/(api|training)/(?!(?:access|writes|commands)/)([^/]+)/'

/** What tests may take from the tools: a port of this machine, and by which file the server is started. */
const startedByTests = '^scripts/lib/(programs/free-port|server-build)\\.mjs$'

/**
 * `example` is an import that the rule forbids, as [file, imported file]; the check proves itself on it.
 * @typedef {{ name: string; comment: string; from: object; to: object; example: [string, string] }} ImportRule
 * @type {ImportRule[]}
 */
export const importRules = [
  {
    name: 'contract-imports-only-the-schema-library',
    comment: 'The contract is what both sides agree on: it depends on nothing but zod.',
    from: { path: '^contract/src/', pathNot: test },
    to: { pathNot: '^(contract/src/|node_modules/zod/)' },
    example: ['contract/src/protocol/endpoint.ts', 'server/src/platform/clock.ts'],
  },
  {
    name: 'web-imports-no-other-workspace',
    comment: 'The web reaches the server through the contract only.',
    from: { path: '^web/' },
    to: { path: '^(server|e2e|bench|scripts)/' },
    example: ['web/src/shared/time/time.ts', 'server/src/platform/clock.ts'],
  },
  {
    name: 'server-imports-no-other-workspace',
    comment: 'The server knows the contract, and nothing of who calls it.',
    from: { path: '^server/', pathNot: '^server/test/' },
    to: { path: '^(web|e2e|bench|scripts)/' },
    example: ['server/src/platform/clock.ts', 'web/src/shared/time/time.ts'],
  },
  {
    name: 'server-tests-import-no-other-workspace',
    comment: 'What tries the server needs only the server.',
    from: { path: '^server/test/' },
    to: { path: '^(web|e2e|bench|scripts)/', pathNot: startedByTests },
    example: ['server/test/app.ts', 'web/src/shared/time/time.ts'],
  },
  {
    name: 'e2e-imports-only-the-contract',
    comment: 'A browser test knows the product from outside.',
    from: { path: '^e2e/' },
    to: { path: '^(server|web|bench|scripts)/', pathNot: startedByTests },
    example: ['e2e/stories/product/story.spec.ts', 'server/src/platform/clock.ts'],
  },
  {
    name: 'bench-measures-the-server',
    comment: 'The benchmark builds and starts the server; the web has its own figures.',
    from: { path: '^bench/' },
    to: { path: '^(web|e2e)/' },
    example: ['bench/main.ts', 'web/src/shared/time/time.ts'],
  },
  {
    name: 'web-shared-is-the-ground',
    comment: 'shared/ knows no feature, page or app.',
    from: { path: '^web/src/shared/' },
    to: { path: '^web/src/(app|pages|features)/' },
    example: ['web/src/shared/time/time.ts', 'web/src/features/one/write.ts'],
  },
  {
    name: 'web-features-know-no-pages',
    comment: 'A feature is put on a page; it does not know which.',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/(app|pages)/' },
    example: ['web/src/features/one/write.ts', 'web/src/pages/main/OnePage.tsx'],
  },
  {
    name: 'web-features-are-strangers',
    comment: 'Only pages combine features.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    example: ['web/src/features/one/write.ts', 'web/src/features/other/write.ts'],
  },
  {
    name: 'web-pages-know-no-app',
    comment: 'The app lists the pages, not the other way round.',
    from: { path: '^web/src/pages/' },
    to: { path: '^web/src/app/' },
    example: ['web/src/pages/main/OnePage.tsx', 'web/src/app/routes.ts'],
  },
  {
    name: 'web-design-is-no-part-of-the-product',
    comment: 'The page of all components is for developers: nothing that is built imports it.',
    from: { path: '^web/src/', pathNot: '^web/src/design/' },
    to: { path: '^web/src/design/' },
    example: ['web/src/app/App.tsx', 'web/src/design/DesignPage.tsx'],
  },
  {
    name: 'web-pages-are-strangers',
    comment: 'A page may have parts of its own; what two pages share belongs to a feature or to shared/.',
    from: { path: '^web/src/pages/' },
    to: { path: '^web/src/pages/.*Page\\.tsx$' },
    example: ['web/src/pages/main/OnePage.tsx', 'web/src/pages/aside/OtherPage.tsx'],
  },
  {
    name: 'platform-knows-no-feature',
    comment: 'platform/ is the ground of both services.',
    from: { path: '^server/src/platform/' },
    to: { path: '^server/src/(api|training)/' },
    example: ['server/src/platform/clock.ts', 'server/src/api/one/write.ts'],
  },
  {
    name: 'services-are-strangers',
    comment: 'The two services could run on two machines.',
    from: { path: '^server/src/(api|training)/' },
    to: { path: '^server/src/(api|training)/', pathNot: '^server/src/$1/' },
    example: ['server/src/api/one/write.ts', 'server/src/training/one/write.ts'],
  },
  {
    name: 'product-puts-the-services-together',
    comment: 'Only the process that teachers start knows both services; neither knows it.',
    from: { path: '^server/src/(api|training|platform)/' },
    to: { path: '^server/src/product/' },
    example: ['server/src/api/one/write.ts', 'server/src/product/main.ts'],
  },
  {
    name: 'access-knows-no-feature',
    comment: 'Who may touch what is asked by writes and features; it does not know them.',
    from: { path: '^server/src/(api|training)/access/', pathNot: test },
    to: { path: '^server/src/(api|training)/', pathNot: '^server/src/$1/(access/|[^/]*-deps\\.ts$)' },
    example: ['server/src/api/access/own-class.ts', 'server/src/api/one/write.ts'],
  },
  {
    name: 'writes-know-no-feature',
    comment: 'What the writes of several features do alike does not know which feature writes.',
    from: { path: '^server/src/(api|training)/writes/', pathNot: test },
    to: {
      path: '^server/src/(api|training)/',
      pathNot: '^server/src/$1/((access|writes)/|[^/]*-deps\\.ts$)',
    },
    example: ['server/src/api/writes/ledger.ts', 'server/src/api/one/write.ts'],
  },
  {
    name: 'server-features-are-strangers',
    comment: 'What two features need goes to writes/, access/, platform/ or the contract.',
    from: { path: serverFeature, pathNot: test },
    to: { path: serverFeature, pathNot: '^server/src/$1/$2/' },
    example: ['server/src/api/one/write.ts', 'server/src/api/other/write.ts'],
  },
  {
    name: 'server-features-know-no-app',
    comment: 'app.ts and the commands use the features, not the other way round.',
    from: { path: serverFeature, pathNot: test },
    to: { path: '^server/src/(api|training)/([^/]+$|commands/)', pathNot: '-deps\\.ts$' },
    example: ['server/src/api/one/write.ts', 'server/src/api/app.ts'],
  },
  {
    name: 'kysely-only-in-queries',
    comment:
      'Statements stand in *.queries.ts, access/, writes/ and platform/db/, where both dialects are kept in mind.',
    from: {
      path: '^server/src/',
      pathNot: `\\.queries\\.ts$|^server/src/(api|training)/(access|writes)/|^server/src/platform/db/|${test}`,
    },
    to: { path: '^node_modules/kysely/' },
    example: ['server/src/api/one/write.ts', 'node_modules/kysely/index.js'],
  },
  {
    name: 'server-knows-no-tests',
    comment: 'server/test/ tries the product; only tests may import from it, or from each other.',
    from: { path: '^server/src/', pathNot: test },
    to: { path: `^server/test/|${test}` },
    example: ['server/src/api/one/write.ts', 'server/test/app.ts'],
  },
  {
    name: 'web-knows-no-tests',
    comment: 'web/test/ tries the product; only tests may import from it, or from each other.',
    from: { path: '^web/src/', pathNot: test },
    to: { path: `^web/test/|${test}` },
    example: ['web/src/features/one/write.ts', 'web/test/make/student.ts'],
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one thing, or one of them needs less.',
    from: {},
    to: { circular: true },
    example: ['web/src/shared/time/egg.ts', 'web/src/shared/time/hen.ts'],
  },
  {
    name: 'every-import-is-found',
    comment: 'An import that cannot be followed cannot be checked.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(node|virtual):' },
    example: ['web/src/shared/time/time.ts', 'web/src/shared/time/missing.ts'],
  },
]
