/** Whether a key belongs to the word that is being composed. In Safari its end comes before the key that ends it, and only the code tells. */
export function isOfInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
