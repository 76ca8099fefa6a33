/** Pictures that a page shows to anyone: named by their bytes, so that they never change. */
export const COVERS_PATH = '/covers/'
export const COVER_FOLDER = 'cover/'

export function coverAddress(key: string): string {
  return key === '' ? '' : `${COVERS_PATH}${key.slice(COVER_FOLDER.length)}`
}
