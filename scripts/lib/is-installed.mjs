/** @typedef {Record<string, { version?: string; link?: boolean; optional?: boolean }>} Packages */

/**
 * Compares a lock with the record that npm itself writes, last of all, when it installs. Optional packages of other
 * platforms are missing there by right, so of those only the present ones count.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return entry.optional === true
    return found.version === entry.version && found.link === entry.link
  })
}
