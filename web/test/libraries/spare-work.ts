import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import React from 'react'

// Two things that libraries do again and again, and no test asks for, took a seventh of the processor time of this stage.

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** React makes an error for each element it describes, for a stack that only its own tools show; 10,000 a second at most. */
let countedStacks = 10_000
const internals: unknown = Reflect.get(React, REACT_INTERNALS)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => countedStacks,
  // React begins to count again each second.
  set: () => {},
})

/** As React does by itself. */
export function withOwnerStacks<Result>(run: () => Result): Result {
  const before = countedStacks
  countedStacks = 0
  const result = run()
  countedStacks = before
  return result
}

/** The style of each parent is copied for each element whose role or name is asked for; `structuredClone` takes far longer. */
CSSPropertyManager.prototype.clone = function () {
  const copy = new CSSPropertyManager()
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property }
  Object.assign(copy['definedPropertyNames'], this['definedPropertyNames'])
  return copy
}
