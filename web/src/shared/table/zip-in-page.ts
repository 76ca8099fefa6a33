import { zipSync, type Zippable } from 'fflate'

/** A zip archive of some files, by their paths. Stands in the place of the library's own, see `web/zip-in-page.ts`. */
// The library asks for the module's default.
// oxlint-disable-next-line import/no-default-export
export default function zipInPage(files: Zippable): Promise<ArrayBufferLike> {
  return Promise.resolve(zipSync(files).buffer)
}
