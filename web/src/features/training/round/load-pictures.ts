/** Fetches and decodes pictures, so that none appears late; one that fails is asked for once more. Tells whether all are there. */
export async function loadPictures(urls: readonly string[]): Promise<boolean> {
  const loaded = await Promise.all(urls.map(async (url) => (await load(url)) || (await load(url))))
  return loaded.every(Boolean)
}

async function load(url: string): Promise<boolean> {
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
    return true
  } catch {
    return false
  }
}
