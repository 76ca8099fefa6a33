import { trainingPictures } from '@pinge/contract/training/pictures.ts'
import { AVATAR_OFFSET, FIRST_STUDENT_AVATAR, STUDENT_AVATARS } from '@pinge/contract/values/limits.ts'
import { expect, it } from 'vitest'
import { headerOf, studentAvatars } from './avatar-pictures.ts'
import { classCovers, findClassCover } from './class-covers.ts'
import { picturesOfStrip, placeInStrip } from './picture-strip.ts'
import { faceGrounds, shippedFace } from './shipped-face.ts'
import { STRIP_PLACES, stripPosition } from './strip-position.ts'

const files = new Set(
  Object.keys(import.meta.glob('../../../../public/img/*.webp')).map((path) =>
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

it('finds each face in the strip that shows them all, from its left end to its right', () => {
  expect(faceGrounds).toHaveLength(STUDENT_AVATARS)
  expect(shippedFace(FIRST_STUDENT_AVATAR).position).toBe('0% 0')
  expect(shippedFace(AVATAR_OFFSET + STUDENT_AVATARS)).toEqual({
    ground: '#FDE7DC',
    position: stripPosition(STUDENT_AVATARS - 1),
  })
  expect(picturesOfStrip.map(placeInStrip).at(-1)).toBe(STRIP_PLACES - 1)
  expect(stripPosition(STRIP_PLACES - 1)).toBe('100% 0')
})

it('has every class’s cover and the picture of 全班 in that strip too', () => {
  expect(picturesOfStrip.filter((picture) => !files.has(picture))).toEqual([])
  expect(picturesOfStrip).toEqual(['school', ...classCovers.map(({ picture }) => picture)])
})

it('shows the first picture where an id is not shipped', () => {
  expect(shippedFace(7999)).toEqual(shippedFace(FIRST_STUDENT_AVATAR))
  expect(shippedFace(0)).toEqual(shippedFace(FIRST_STUDENT_AVATAR))
  expect(findClassCover('9999').classImg).toBe('9000')
})

it('has a file for each picture that the training answers, and no other', () => {
  const files = Object.keys(import.meta.glob('../../../../public/img/p/*.webp')).map((path) =>
    path.replace(/^.*\/public/, ''),
  )
  expect(files.toSorted()).toEqual(trainingPictures.map(({ url }) => url).toSorted())
})
