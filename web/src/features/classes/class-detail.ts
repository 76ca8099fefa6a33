import type { ClassSummary } from '@pinge/contract/classes.ts'
import { DEFAULT_ACTIVE_TAB } from '@pinge/contract/values/limits.ts'

/** What this device remembers of the class that a teacher had open last. */
export type ClassDetail = {
  classId: string
  classImg: string
  geziNo: string
  isOwner: boolean
  isCustomize: boolean
  className: string
  activeTab: string
  dataFileOfIsEdit: boolean
  customAsideName: string
  documentId: string
  thisDocCreateDate: string
  isCanSendClassNotice: boolean
  lastCompareDocId: string
}

export const defaultClassDetail: ClassDetail = {
  classId: '',
  classImg: '',
  geziNo: '',
  isOwner: false,
  isCustomize: false,
  className: '班级详情',
  activeTab: DEFAULT_ACTIVE_TAB,
  dataFileOfIsEdit: false,
  customAsideName: '',
  documentId: '',
  thisDocCreateDate: '',
  isCanSendClassNotice: false,
  lastCompareDocId: '',
}

/** Opening another class begins with the defaults: an open document belongs to the class that it was opened in. */
export function openClass(
  detail: ClassDetail,
  opened: ClassSummary,
  activeTab: string = DEFAULT_ACTIVE_TAB,
): ClassDetail {
  const kept = detail.classId === opened.classId ? detail : defaultClassDetail
  const { classId, classImg, geziNo, isOwner, isCustomize, className, isCanSendClassNotice } = opened
  return {
    ...kept,
    activeTab,
    classId,
    classImg,
    geziNo,
    isOwner,
    isCustomize,
    className,
    isCanSendClassNotice,
  }
}
