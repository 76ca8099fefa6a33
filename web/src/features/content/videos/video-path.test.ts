import { expect, it } from 'vitest'
import { readVideoPart, videoPath } from './video-path.ts'

it('reads a video and a page out of an address, also with hyphens in the id', () => {
  expect(readVideoPart('town-a-b-12')).toEqual({ vid: 'town-a-b', page: 12 })
  expect(readVideoPart('town-x')).toEqual({ vid: 'town', page: 1 })
  expect(readVideoPart('v1-123456')).toEqual({ vid: 'v1', page: 1 })
  expect(readVideoPart('v1-0')).toEqual({ vid: 'v1', page: 1 })
  expect(videoPath('v-1', 2, 'town')).toBe('/pinge-course/video/v-1-2/column/town')
})
