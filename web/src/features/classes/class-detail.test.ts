import { expect, it } from 'vitest'
import { makeClass } from '../../../test/make/class.ts'
import { defaultClassDetail, openClass } from './class-detail.ts'

const sunflower = makeClass({ classId: 'c1', classImg: '9001' })

it('is called 班级详情 and shows tab 3 before any class was opened', () => {
  expect(defaultClassDetail.className).toBe('班级详情')
  expect(defaultClassDetail.activeTab).toBe('3')
})

it('remembers the class that was opened', () => {
  expect(openClass(defaultClassDetail, sunflower)).toEqual({
    ...defaultClassDetail,
    classId: 'c1',
    className: '三年级(2)班',
    classImg: '9001',
    geziNo: '12345678',
    isOwner: true,
    isCanSendClassNotice: true,
  })
})

it('keeps the open document when the same class is opened again, under its new name', () => {
  const detail = { ...openClass(defaultClassDetail, sunflower), documentId: 'd1', activeTab: '2' }

  expect(openClass(detail, { ...sunflower, className: '四年级(2)班' }, '2')).toEqual({
    ...detail,
    className: '四年级(2)班',
  })
})

it('begins again in another class', () => {
  const detail = { ...openClass(defaultClassDetail, sunflower), documentId: 'd1', activeTab: '2' }

  expect(openClass(detail, { ...sunflower, classId: 'c2' })).toMatchObject({
    classId: 'c2',
    documentId: '',
    activeTab: '3',
  })
})

it('shows the tab of the screen that is open, and tab 3 on the class’s own screen', () => {
  const onRecords = openClass(defaultClassDetail, sunflower, '1')

  expect(onRecords.activeTab).toBe('1')
  expect(openClass(onRecords, sunflower).activeTab).toBe('3')
})
