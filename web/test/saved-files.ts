import { vi } from 'vitest'

/** From now on, the names of the files that the page gives to the browser to save. */
export function watchSavedFiles(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}
