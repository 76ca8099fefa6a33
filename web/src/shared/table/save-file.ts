/** Gives a file that was made in the page to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  // Signs that a file system does not take.
  link.download = name.replace(/[\\/:*?"<>|]/g, '_')
  link.click()
  // Some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
