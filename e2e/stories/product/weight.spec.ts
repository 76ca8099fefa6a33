import { expect, test } from '../../harness/test.ts'

/** What the build leaves beside the pages. */
type Screen = { path: string; files: string[] }

/** Compressed bytes of scripts and styles, and how many files they are, before a screen can be used. */
const signIn = { bytes: 100_000, files: 12 }
const anyOther = { bytes: 170 * 1024, files: 12 }

test('no screen asks for more scripts and styles than an old phone on a slow line can bear', async ({
  request,
}) => {
  const screens = (await (await request.get('/screens.json')).json()) as Screen[]
  const weights = new Map<string, number>()
  for (const file of new Set(screens.flatMap(({ files }) => files))) {
    const answer = await request.head(file, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], file).toBe('br')
    weights.set(file, Number(answer.headers()['content-length']))
  }

  const tooHeavy = screens
    .map(({ path, files }) => ({
      path,
      bytes: files.reduce((sum, file) => sum + (weights.get(file) ?? Number.NaN), 0),
      files: files.length,
      allowed: path === '/' ? signIn : anyOther,
    }))
    .filter(({ bytes, files, allowed }) => !(bytes <= allowed.bytes && files <= allowed.files))
  expect(screens.length).toBeGreaterThan(10)
  expect(tooHeavy).toEqual([])
})
