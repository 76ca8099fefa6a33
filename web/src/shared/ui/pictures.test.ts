import { FIRST_STUDENT_AVATAR, STUDENT_AVATARS } from '@pinge/contract/limits.ts'
import { expect, it } from 'vitest'
import { findAvatarPicture, headerOf, studentAvatars } from './avatar-pictures.ts'
import { classCovers, findClassCover } from './class-covers.ts'

const files = new Set(
  Object.keys(import.meta.glob('../../../public/img/*.webp')).map((path) =>
    path.replace(/^.*\/|\.webp$/g, ''),
  ),
)

it('has a file for every pupil’s picture and every class’s cover', () => {
  expect(studentAvatars.filter(({ picture }) => !files.has(picture))).toEqual([])
  expect(classCovers.filter(({ picture }) => !files.has(picture))).toEqual([])
})

it('gives each of the 24 ids a picture of its own, from 7001 on', () => {
  expect(studentAvatars.map(({ id }) => id)).toEqual(
    Array.from({ length: STUDENT_AVATARS }, (_, index) => FIRST_STUDENT_AVATAR + index),
  )
  expect(new Set(studentAvatars.map(({ picture }) => picture)).size).toBe(STUDENT_AVATARS)
  expect(studentAvatars.map(headerOf).at(-1)).toBe('24')
})

it('shows the first picture where an id is not shipped', () => {
  expect(findAvatarPicture(7999).picture).toBe('panda')
  expect(findClassCover('9999').classImg).toBe('9000')
})
