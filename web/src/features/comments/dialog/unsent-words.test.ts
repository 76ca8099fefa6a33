import { beforeEach, expect, it } from 'vitest'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { enterSession } from '../../../shared/session/session.ts'
import { findWords, forgetUnsentWords, keepWords } from './unsent-words.store.ts'

beforeEach(forgetUnsentWords)

it('are for the teacher who wrote them, and for no other one who signs in on the same page', () => {
  const words = { remark: '主动擦黑板', free: null, photo: '' }
  const meant = { classId: 'c1', ids: ['s1'] }
  enterSession(makeTeacher({ userId: 'wang' }), false)
  keepWords(words, meant)
  expect(findWords(meant)).toEqual(words)

  enterSession(makeTeacher({ userId: 'li' }), false)
  expect(findWords(meant)).toBeUndefined()
})
