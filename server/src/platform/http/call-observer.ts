import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import type { ErrorName } from '@pinge/contract/protocol/error-name.ts'

/** A call once it has ended: who made it (empty without a session), from where, and what was asked and answered. */
export type EndedCall = {
  teacherId: string
  sessionId: string
  address: string
  /** As its contract parsed it; undefined where it was refused before. */
  request: unknown
  answer: unknown
}

/** A field of what was asked or answered, where it is there and a text. */
export function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : undefined
}

/** Is told how the calls of one endpoint end. It never fails and never waits. */
export type CallObserver = {
  /** Undefined where successes are of no interest. */
  succeeded: ((call: EndedCall) => void) | undefined
  refused: (call: EndedCall, errorName: ErrorName) => void
}

type Observe = (endpoint: Endpoint) => CallObserver

/** Tells several how a call ends; a call whose successes interest none of them costs nothing. */
export function observeBy(...all: readonly Observe[]): Observe {
  return (endpoint) => {
    const observers = all.map((observe) => observe(endpoint))
    const interested = observers.flatMap(({ succeeded }) => (succeeded ? [succeeded] : []))
    return {
      succeeded: interested.length === 0 ? undefined : (call) => interested.forEach((told) => told(call)),
      refused: (call, errorName) => observers.forEach(({ refused }) => refused(call, errorName)),
    }
  }
}
