import type { Endpoint } from './protocol/endpoint.ts'

/** The calls that a module declares. */
export function callsOf(module: Readonly<Record<string, unknown>>): Endpoint[] {
  return Object.values(module).filter(isEndpoint)
}

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported
}
