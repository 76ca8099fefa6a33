import browserData from '@mdn/browser-compat-data' with { type: 'json' }
import { parseSync, Visitor } from 'vite'
import { browserFloor } from '../../contract/src/values/browser-floor.ts'
import { filledIn, usedWithCare } from '../../web/browser-floor.ts'

/** @typedef {import('@mdn/browser-compat-data').Identifier} Feature */

const isAllowed = (/** @type {string} */ name) => name in filledIn || name in usedWithCare

/**
 * The calls of a file that some browser of the floor does not have. A method is known by its name alone, so only names
 * count which no older part of the platform has as well.
 * @param {string} file
 * @param {string} text
 */
export function findYoungCalls(file, text) {
  /** @type {string[]} */
  const found = []
  const { program } = parseSync(file, text)
  const note = (/** @type {string} */ name, /** @type {number} */ at) => {
    const missing = young.get(name)
    if (missing !== undefined && !isAllowed(name))
      found.push(`${file}:${text.slice(0, at).split('\n').length} ${name}: not in ${missing}`)
  }
  /** @param {import('vite').ESTree.CallExpression | import('vite').ESTree.NewExpression} call */
  const noteCall = ({ callee, start }) => {
    if (callee.type === 'Identifier') note(callee.name, start)
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return
    note(`.${callee.property.name}`, callee.property.start)
    if (callee.object.type === 'Identifier') note(`${callee.object.name}.${callee.property.name}`, start)
  }
  new Visitor({ CallExpression: noteCall, NewExpression: noteCall }).visit(program)
  return found
}

/** By `Global`, `Global.static` and `.method`: which browsers of the floor lack it. */
const young = collectYoung()

function collectYoung() {
  /** @type {Map<string, string>} */
  const names = new Map()
  /** Names that an older part of the platform has too, or the language: there the types watch. */
  const shared = new Set(
    membersOf(browserData.javascript['builtins']).flatMap(([, members]) =>
      membersOf(members).map(([name]) => `.${name}`),
    ),
  )
  const add = (/** @type {string} */ name, /** @type {Feature} */ feature) => {
    // What two of three engines never had is no part of the types, and refused by them.
    if (browsersWithout(feature, 'ever').length > 1) return
    const lacking = browsersWithout(feature, 'floor')
    if (lacking.length > 0) names.set(name, lacking.join(', '))
    else shared.add(name)
  }
  for (const [owner, members] of membersOf(browserData.api)) {
    add(owner, members)
    for (const [name, member] of membersOf(members))
      add(name.endsWith('_static') ? `${owner}.${name.slice(0, -'_static'.length)}` : `.${name}`, member)
  }
  for (const name of shared) names.delete(name)
  return names
}

/**
 * @param {Feature | undefined} feature
 * @returns {[string, Feature][]}
 */
function membersOf(feature) {
  return Object.entries(feature ?? {}).flatMap(([name, member]) =>
    name === '__compat' ? [] : [[name, /** @type {Feature} */ (member)]],
  )
}

/**
 * @param {Feature} feature
 * @param {'ever' | 'floor'} when
 */
function browsersWithout({ __compat }, when) {
  return Object.entries(browserFloor)
    .filter(([browser, floor]) => {
      const support = [__compat?.support[/** @type {keyof typeof browserFloor} */ (browser)] ?? []].flat()
      return !support.some(
        ({ version_added, flags, prefix, alternative_name, version_removed }) =>
          !flags &&
          !prefix &&
          !alternative_name &&
          !version_removed &&
          isWithin(version_added, when === 'ever' ? 'Infinity' : floor),
      )
    })
    .map(([browser, floor]) => `${browser} ${floor}`)
}

/**
 * @param {string | boolean | null} added
 * @param {string} version
 */
function isWithin(added, version) {
  if (typeof added !== 'string' || added === 'preview') return false
  return Number.parseFloat(added.replace('≤', '')) <= Number.parseFloat(version)
}
