import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Edit = { at: number; until: number; text: string }

/** What only the server reads of a call: it checks what comes in and who may ask, and describes itself. */
const isServers = (property: Node) => {
  const name = nameOf(property, 'key') ?? ''
  // A page asks no more of this than whether a call is for anyone.
  if (name === 'access') return !isPublic(property)
  return name === 'request' || name === 'summary'
}

/**
 * The contract as the pages need it: without what only the server reads of each call, and with every declaration marked
 * as free of effects, so that schemas which no page reads are left out. Without it a class weighs 2.3 KB more, which is
 * beyond what `e2e/` allows, the exchange records 3.7 KB and the sign-in page 0.9 KB (brotli).
 */
export const contractOfPages: Plugin = {
  name: 'contract-of-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const edits = new Map<number, Edit>()
      collectEdits(this.parse(code, { lang: 'ts' }), edits)
      let text = code
      const lastFirst = [...edits.values()].sort((a, b) => b.at - a.at)
      for (const edit of lastFirst) text = text.slice(0, edit.at) + edit.text + text.slice(edit.until)
      return text
    },
  },
}

/** Functions are not looked into: what they do when they are called is no declaration. */
function collectEdits(node: Node, edits: Map<number, Edit>): void {
  if (/Function/.test(node.type)) return
  if (node.type === 'CallExpression') {
    edits.set(node.start, { at: node.start, until: node.start, text: '/* @__PURE__ */ ' })
  }
  const isEndpoint = node.type === 'CallExpression' && nameOf(node, 'callee') === 'endpoint'
  for (const child of childrenOf(node)) {
    if (isEndpoint && child.type === 'ObjectExpression') collectDeclaration(child, edits)
    else collectEdits(child, edits)
  }
}

function collectDeclaration(declaration: Node, edits: Map<number, Edit>): void {
  const properties = childrenOf(declaration)
  for (const [i, property] of properties.entries()) {
    if (isServers(property)) {
      const until = properties[i + 1]?.start ?? property.end
      edits.set(property.start, { at: property.start, until, text: '' })
    } else collectEdits(property, edits)
  }
}

function isPublic(property: Node): boolean {
  return childrenOf(property).some((child) => 'value' in child && child.value === 'public')
}

function nameOf(node: Node, part: string): string | undefined {
  const named = Object.entries(node).find(([key]) => key === part)?.[1] as unknown
  if (typeof named !== 'object' || named === null || !('name' in named)) return undefined
  return typeof named.name === 'string' ? named.name : undefined
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat<unknown[]>().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
