import type { FastifyInstance } from 'fastify'
import { networkInterfaces } from 'node:os'
import type { Config } from '../../config.ts'

const anyAddress = new Set(['0.0.0.0', '::'])

/**
 * The address that links and QR codes name, without a slash at its end: the operator's, or where this server listens.
 * Never what a caller says in its Host header.
 */
export function ownOrigin(
  server: FastifyInstance,
  { publicOrigin, host, port }: Pick<Config, 'publicOrigin' | 'host' | 'port'>,
): string {
  if (publicOrigin !== null) return publicOrigin
  const listening = server.server.address()
  const name = anyAddress.has(host) ? (networkAddress() ?? 'localhost') : host
  const written = name.includes(':') ? `[${name}]` : name
  return `http://${written}:${typeof listening === 'object' && listening ? listening.port : port}`
}

/** This machine's own address in the school's network. */
function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
