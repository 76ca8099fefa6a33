/** The account in an address, whose signs are written percent-encoded; undefined where one is missing or cannot be read. */
export function readKeys({ username, password }: URL): { id: string; secret: string } | undefined {
  if (username === '' || password === '') return undefined
  try {
    return { id: decodeURIComponent(username), secret: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
