/** How the fields of courses, library, videos and stories are called on the screen. */
export const contentFieldNames: Readonly<Record<string, string>> = {
  qualityType: '五育',
  theme: '主题',
  topic: '专题',
  collectionId: '资源包',
  fileType: '文件类型',
  isFavorite: '是否只看收藏',
  sort: '排序',
  size: '数量',
  on: '是否收藏',
  step: '环节',
  folderId: '文件夹',
  scope: '范围',
  cid: '栏目',
  vid: '视频',
  second: '播放位置',
  plays: '播放时长',
  subCategoryId: '栏目',
  subCategoryName: '栏目名称',
  entryId: '内容',
  bundleId: '故事集',
  periodId: '期',
  chapterId: '集',
}

/** The same, where a name means something else in other calls. */
export const contentNamesByCall: Readonly<Record<string, Record<string, string>>> = {
  '/api/business-client/course/collection/detail': { id: '资源包' },
  '/api/business-client/course/detail': { id: '课程' },
  '/api/business-client/course/facet': { categoryId: '课程类别' },
  '/api/business-client/course/favorite': { id: '课程' },
  '/api/business-client/course/list': { categoryId: '课程类别', grade: '年级段' },
  '/api/business-client/course/progress/save': { id: '课程' },
  '/api/business-client/library/download': { id: '资料' },
  '/api/business-client/library/favorite': { id: '资料' },
  '/api/business-client/library/preview': { id: '资料' },
  '/api/business-client/record': { categoryId: '内容类别', type: '记录类别' },
}
