import { writeFileSync } from 'node:fs'
import { formatManifestSchema } from '../server/src/api/content/package/begin-package.ts'

/** Writes the JSON schema of a content package beside the documents: `node content/make-schema.ts`. */
writeFileSync(new URL('../docs/content-package.schema.json', import.meta.url), formatManifestSchema())
