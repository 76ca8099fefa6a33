import * as z from 'zod/mini'
import { LocalDate } from '../values/fields.ts'
import { QualityType } from '../values/quality-type.ts'
import { Collection, Course } from './manifest-courses.ts'
import { ContentSeconds, EntryId, RelativePath, ShownLine, ShownText } from './manifest-fields.ts'

/**
 * `manifest.json` of a content package. An id is used once in a package, whatever it names. A file stands in `files`
 * once; courses, collections and videos refer to it by id, and the library shows it where it names a folder.
 */

const Folder = z.strictObject({
  id: EntryId,
  name: ShownLine,
  /** Id of the folder in which this one lies. */
  parent: z.optional(EntryId),
})

const PackageFile = z.strictObject({
  id: EntryId,
  /** As a teacher reads it, with its ending. */
  name: ShownLine,
  path: RelativePath,
  /** Id of the library folder; without one only what refers to the file shows it. */
  folder: z.optional(EntryId),
})

const Column = z.strictObject({ id: EntryId, name: ShownLine, cover: RelativePath, intro: ShownText })

const Video = z.strictObject({
  id: EntryId,
  title: ShownLine,
  /** Id of its column; without one only courses and collections show it. */
  column: z.optional(EntryId),
  cover: RelativePath,
  path: RelativePath,
  captions: RelativePath,
  seconds: ContentSeconds,
  intro: ShownText,
  /** What the class talks about afterwards. */
  questions: z.array(ShownLine).check(z.maxLength(6)),
  /** Ids of `files` that belong to it. */
  files: z.optional(z.array(EntryId).check(z.maxLength(12))),
})

/** One sentence, and which of the two voices reads it. */
const SpokenLine = z.strictObject({ voice: z.literal([1, 2]), text: ShownLine })

const Chapter = z.strictObject({
  id: EntryId,
  title: ShownLine,
  cover: z.optional(RelativePath),
  /** A reading; without one the player reads the text with the voice of the device. */
  sound: z.optional(RelativePath),
  /** Of the reading; without one, how long reading aloud takes, about. */
  seconds: ContentSeconds,
  text: z.array(SpokenLine).check(z.minLength(1), z.maxLength(400)),
  /** The sentence that comes again, so that children can join in. */
  refrain: z.optional(ShownLine),
  question: ShownLine,
})

const Bundle = z.strictObject({
  id: EntryId,
  title: ShownLine,
  cover: RelativePath,
  intro: ShownText,
  qualityType: QualityType,
  ageMin: z.int().check(z.minimum(3), z.maximum(15)),
  ageMax: z.int().check(z.minimum(3), z.maximum(15)),
  /** Who reads which voice. */
  voices: z.tuple([ShownLine, ShownLine]),
  periods: z
    .array(
      z.strictObject({
        id: EntryId,
        name: ShownLine,
        chapters: z.array(Chapter).check(z.minLength(1), z.maxLength(100)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})

/** A page of the product: never an address elsewhere. */
const PageLink = z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w\-./?=&%:]*$/))

const Activity = z.strictObject({
  id: EntryId,
  name: ShownLine,
  cover: RelativePath,
  intro: ShownText,
  startDate: LocalDate,
  endDate: LocalDate,
  link: z.optional(PageLink),
  /** Id of the library folder with its files. */
  folder: z.optional(EntryId),
})

const Banner = z.strictObject({
  id: EntryId,
  title: ShownLine,
  text: z.optional(ShownLine),
  picture: RelativePath,
  link: PageLink,
})

const list = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.array(item).check(z.maxLength(5000)))

export const Manifest = z.strictObject({
  $schema: z.optional(z.string()),
  id: EntryId,
  name: ShownLine,
  /** Whose work it is, and under which terms it may be used. */
  author: z.optional(ShownLine),
  license: z.optional(ShownLine),
  folders: list(Folder),
  files: list(PackageFile),
  courses: list(Course),
  collections: list(Collection),
  columns: list(Column),
  videos: list(Video),
  bundles: list(Bundle),
  activities: list(Activity),
  banners: list(Banner),
})
export type Manifest = z.infer<typeof Manifest>
