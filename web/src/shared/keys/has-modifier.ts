type Keys = { ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Whether a key belongs to the browser, as its Back, Forward and zoom do. */
export function hasModifier({ ctrlKey, metaKey, altKey }: Keys): boolean {
  return ctrlKey || metaKey || altKey
}
