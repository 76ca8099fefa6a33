/** By what W3C WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The name of the element that a script answered; null where it answered none. */
export function elementIn(value: unknown): string | null {
  const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, ELEMENT) : null
  return typeof name === 'string' ? name : null
}
