import { callsOf } from '../calls-of.ts'
import type { Endpoint } from '../protocol/endpoint.ts'
import * as calendar from './calendar.ts'
import * as editions from './editions.ts'
import * as levels from './levels.ts'
import * as rounds from './rounds.ts'

/** The path under which the training service stands, mounted or behind a proxy. */
export const TRAINING_BASE = '/pixytown'

/** The application key that the access call answers. */
export const TRAINING_APP_KEY = 'pgs-web'

/**
 * Every call of the training service, which refuses to start when one of them is not registered. They are sent to the
 * `basepath` of the access call with the headers `ak` and `token`. The specification shows them, so that fields which
 * they do not know are ignored.
 */
export const trainingCalls: readonly Endpoint[] = [levels, calendar, rounds, editions].flatMap(callsOf)
