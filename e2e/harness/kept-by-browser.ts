import type { Page } from '@playwright/test'

/** Every row of every database that the browser keeps for this site, each after the names of its database and store. */
export const keptRows = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    const texts: string[] = []
    // Opening one that is not there would make an empty one.
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        for (const row of await done(database.transaction(store).objectStore(store).getAll()))
          texts.push(`${name} ${store} ${JSON.stringify(row)}`)
      database.close()
    }
    return texts
  })

/** All that the browser keeps for this site, as texts, each with its place. */
export async function keptByBrowser(page: Page): Promise<string[]> {
  const others = await page.evaluate(async () => {
    const texts = [`storage ${JSON.stringify([localStorage, sessionStorage])}`]
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        texts.push(`${request.url} ${(await (await caches.match(request))?.text()) ?? ''}`)
    return texts
  })
  return [...(await keptRows(page)), ...others]
}

/** The names of what the browser would still know tomorrow. */
export const keptForTomorrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage))

/** All that stays on a public computer: the name of the site, which names no school. */
export const onlyTheSite = ['pinge-site']
