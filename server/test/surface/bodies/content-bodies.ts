import * as courses from '@pinge/contract/content/courses.ts'
import * as library from '@pinge/contract/content/library.ts'
import { checkPractice } from '@pinge/contract/content/practice.ts'
import * as own from '@pinge/contract/content/own-files.ts'
import * as stories from '@pinge/contract/content/stories.ts'
import * as videos from '@pinge/contract/content/videos.ts'

/** No package is imported here: what names one thing finds nothing. */
export const contentBodies: Readonly<Record<string, object>> = {
  [courses.courseFacet.path]: { categoryId: 1 },
  [courses.courseList.path]: { categoryId: 1 },
  [courses.courseDetail.path]: { id: 'no-course' },
  [courses.courseFavorite.path]: { id: 'no-course', on: true },
  [courses.saveCourseProgress.path]: { id: 'no-course', step: 0 },
  [courses.collectionDetail.path]: { id: 'no-collection' },
  [library.libraryPreview.path]: { id: 'no-file' },
  [library.libraryDownload.path]: { id: 'no-file' },
  [library.libraryFavorite.path]: { id: 'no-file', on: true },
  [own.saveOwnFile.path]: { key: 'staging/no-teacher-library/a.pdf', name: 'a.pdf' },
  [own.saveOwnFolder.path]: { name: '教案' },
  [own.renameOwn.path]: { id: 'no-file', name: '教案' },
  [own.moveOwn.path]: { ids: ['no-file'], folderId: null },
  [own.removeOwn.path]: { ids: ['no-file'] },
  [own.restoreOwn.path]: { ids: ['no-file'] },
  [own.shareOwn.path]: { id: 'no-file', classIds: [] },
  [videos.videoDetail.path]: { vid: 'no-video' },
  [videos.saveVideoProgress.path]: { vid: 'no-video', second: 3 },
  [videos.mediaDetail.path]: { vid: 'no-video' },
  [videos.audioDetail.path]: { vid: 'no-sound' },
  [videos.recordPlay.path]: {
    categoryId: 4,
    plays: 3.25,
    subCategoryId: 'c',
    subCategoryName: '动画',
    type: 1,
  },
  [stories.storyPeriods.path]: { bundleId: 'no-bundle' },
  [stories.storyChapters.path]: { periodId: 'no-period' },
  [stories.saveStoryProgress.path]: {
    bundleId: 'no-bundle',
    periodId: 'no-period',
    chapterId: 'no-chapter',
    second: 3,
  },
}

/** Those of them that a signed-in teacher may call. */
export const nothingForTeachers = [
  courses.courseDetail,
  courses.courseFavorite,
  courses.saveCourseProgress,
  courses.collectionDetail,
  // The class of this table does no practical course.
  checkPractice,
  library.libraryPreview,
  library.libraryDownload,
  library.libraryFavorite,
  own.saveOwnFile,
  own.renameOwn,
  own.moveOwn,
  own.removeOwn,
  own.restoreOwn,
  own.shareOwn,
  videos.videoDetail,
  videos.saveVideoProgress,
  videos.mediaDetail,
  stories.saveStoryProgress,
]

export const nothingForAnyone = [videos.audioDetail, stories.storyPeriods, stories.storyChapters]
