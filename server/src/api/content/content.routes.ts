import * as courses from '@pinge/contract/content/courses.ts'
import * as home from '@pinge/contract/content/home.ts'
import * as library from '@pinge/contract/content/library.ts'
import * as practice from '@pinge/contract/content/practice.ts'
import * as own from '@pinge/contract/content/own-files.ts'
import { homeRecent } from '@pinge/contract/content/recent.ts'
import * as stories from '@pinge/contract/content/stories.ts'
import * as videos from '@pinge/contract/content/videos.ts'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { createCatalogueReader, type ReadCatalogue } from './catalogue/catalogue.ts'
import { countFacets, listCourses, recommendCourses } from './courses/list-courses.ts'
import { favorCourse, keepStep, listCollections, readCollection, readCourse } from './courses/read-course.ts'
import { listActivities, listRecent } from './home/read-home.ts'
import { listFolders, listLibrary } from './library/list-library.ts'
import { downloadFile, favorFile, previewFile } from './library/open-file.ts'
import { move, remove, rename, restore, saveFile, saveFolder, share } from './own/keep-own-files.ts'
import { listOwnFiles } from './own/list-own-files.ts'
import { createMediaLinks, type MediaLinks } from './media/media-links.ts'
import { openSound, openVideo } from './media/open-media.ts'
import { serveMedia } from './media/serve-media.ts'
import { checkPractice, readPractice, savePractice } from './practice/practice.ts'
import {
  keepChapter,
  listBundles,
  listChapters,
  listPeriods,
  listStoryProgress,
} from './stories/read-stories.ts'
import { keepSecond, listColumns, listVideos, readVideo } from './videos/read-videos.ts'
import { recordPlay } from './videos/record-play.ts'

/** Courses, library, videos, stories and activities, as the imported packages bring them. */
export function contentRoutes(
  endpoints: ApiEndpoints,
  server: FastifyInstance,
  deps: ApiDeps,
  storage: Storage,
): ReadCatalogue {
  const read = createCatalogueReader()
  const links = createMediaLinks(deps.clock, deps.secret, storage)
  courseRoutes(endpoints, deps, read)
  practiceRoutes(endpoints, read)
  libraryRoutes(endpoints, read, links)
  ownFileRoutes(endpoints, deps)
  videoRoutes(endpoints, deps, read, links)
  storyRoutes(endpoints, deps, read)
  const { database, clock } = deps
  endpoints.open(home.activityList, async (request) =>
    listActivities(await read(database.read), request, clock()),
  )
  endpoints.teacherRead(homeRecent, async (db, context, request) =>
    listRecent(db, context, request, await read(db)),
  )
  serveMedia(server, { database, clock, storage, links })
  return read
}

function courseRoutes(endpoints: ApiEndpoints, { database }: ApiDeps, read: ReadCatalogue): void {
  endpoints.teacherRead(courses.courseFacet, async (db, _, request) => countFacets(await read(db), request))
  endpoints.teacherRead(courses.courseList, async (db, context, request) =>
    listCourses(db, context, request, await read(db)),
  )
  endpoints.teacherRead(courses.courseDetail, async (db, context, request) =>
    readCourse(db, context, request, await read(db)),
  )
  endpoints.open(courses.courseRecommend, async ({ size }) =>
    recommendCourses(database.read, await read(database.read), size),
  )
  endpoints.teacherWrite(courses.courseFavorite, async (trx, context, request) =>
    favorCourse(trx, context, request, await read(trx)),
  )
  endpoints.teacherWrite(courses.saveCourseProgress, async (trx, context, request) =>
    keepStep(trx, context, request, await read(trx)),
  )
  endpoints.teacherRead(courses.collectionList, async (db) => listCollections(await read(db)))
  endpoints.teacherRead(courses.collectionDetail, async (db, _, request) =>
    readCollection(await read(db), request),
  )
}

function practiceRoutes(endpoints: ApiEndpoints, read: ReadCatalogue): void {
  endpoints.classRead(practice.practiceDetail, async (db, context) =>
    readPractice(db, context, await read(db)),
  )
  endpoints.classWrite(practice.savePractice, async (trx, context, request) =>
    savePractice(trx, context, request, await read(trx)),
  )
  endpoints.classWrite(practice.checkPractice, async (trx, context, request) =>
    checkPractice(trx, context, request, await read(trx)),
  )
}

function libraryRoutes(endpoints: ApiEndpoints, read: ReadCatalogue, links: MediaLinks): void {
  endpoints.teacherRead(library.libraryTree, async (db) => listFolders(await read(db)))
  endpoints.teacherRead(library.libraryList, async (db, context, request) =>
    listLibrary(db, context, request, await read(db)),
  )
  endpoints.teacherRead(library.libraryPreview, async (db, context, request) =>
    previewFile(db, context, request, { catalogue: await read(db), links }),
  )
  endpoints.teacherRead(library.libraryDownload, async (db, context, request) =>
    downloadFile(db, context, request, { catalogue: await read(db), links }),
  )
  endpoints.teacherWrite(library.libraryFavorite, async (trx, context, request) =>
    favorFile(trx, context, request, await read(trx)),
  )
}

function ownFileRoutes(endpoints: ApiEndpoints, { config }: ApiDeps): void {
  endpoints.teacherRead(own.ownFileList, (db, context, request) => listOwnFiles(db, context, request, config))
  endpoints.teacherWrite(own.saveOwnFile, saveFile)
  endpoints.teacherWrite(own.saveOwnFolder, saveFolder)
  endpoints.teacherWrite(own.renameOwn, rename)
  endpoints.teacherWrite(own.moveOwn, move)
  endpoints.teacherWrite(own.removeOwn, remove)
  endpoints.teacherWrite(own.restoreOwn, restore)
  endpoints.teacherWrite(own.shareOwn, share)
}

function videoRoutes(endpoints: ApiEndpoints, deps: ApiDeps, read: ReadCatalogue, links: MediaLinks): void {
  endpoints.teacherRead(videos.videoColumns, async (db) => listColumns(await read(db)))
  endpoints.teacherRead(videos.videoList, async (db, context, request) =>
    listVideos(db, context, request, await read(db)),
  )
  endpoints.teacherRead(videos.videoDetail, async (db, context, request) =>
    readVideo(db, context, request, await read(db)),
  )
  endpoints.teacherWrite(videos.saveVideoProgress, async (trx, context, request) =>
    keepSecond(trx, context, request, await read(trx)),
  )
  endpoints.teacherRead(videos.mediaDetail, async (db, { sessionId }, { vid }) =>
    openVideo(await read(db), vid, sessionId, links),
  )
  endpoints.open(videos.audioDetail, async ({ vid }) => openSound(await read(deps.database.read), vid, links))
  endpoints.teacher(videos.recordPlay, (caller, request) => recordPlay(deps, caller, request))
}

function storyRoutes(endpoints: ApiEndpoints, { database }: ApiDeps, read: ReadCatalogue): void {
  endpoints.open(stories.storyBundles, async (request) => listBundles(await read(database.read), request))
  endpoints.open(stories.storyPeriods, async (request) => listPeriods(await read(database.read), request))
  endpoints.open(stories.storyChapters, async (request) => listChapters(await read(database.read), request))
  endpoints.teacherRead(stories.storyProgress, async (db, context) =>
    listStoryProgress(db, context, await read(db)),
  )
  endpoints.teacherWrite(stories.saveStoryProgress, async (trx, context, request) =>
    keepChapter(trx, context, request, await read(trx)),
  )
}
