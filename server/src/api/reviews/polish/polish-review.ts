import { checkReview } from '@pinge/contract/reviews/check-review.ts'
import type { polishReview as contract } from '@pinge/contract/reviews/polish.ts'
import { calledNames } from '@pinge/contract/reviews/sentences.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { ReviewModel } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { hasConsent } from '../../access/require-consent.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { selectClassFacts, selectReviews } from '../review.queries.ts'
import { readSettings } from '../settings.ts'
import { askModel } from './ask-model.ts'
import { holdsFacts } from './holds-facts.ts'
import { selectNamesEver, selectPupils } from '../../writes/students/pupils.queries.ts'

const PUPIL = '{姓名}'

/**
 * A text in the words of a model. It sees no name, no class and no school, and its answer is held against the rules of a
 * draft: what states something new is refused.
 */
export async function polishReview(
  db: Db,
  { classId }: ClassReadContext,
  { termKey, studentId, text }: RequestOf<typeof contract>,
  model: ReviewModel | null,
): Promise<DataOf<typeof contract>> {
  const [pupil] = await selectPupils(db, classId, studentId)
  if (!pupil) throw new AppError('studentNotInClass')
  if (!model) throw new AppError('modelOff')
  if (!(await hasConsent(db, studentId))) throw new AppError('modelNeedsConsent')
  const texts = new Map((await selectReviews(db, classId, termKey)).map((row) => [row.studentId, row.text]))
  const check = {
    ...pupil,
    ...(await readSettings(db, classId)),
    studentId,
    classmates: (await selectNamesEver(db, classId)).map(({ id, username }) => ({
      studentId: id,
      username,
      text: texts.get(id) ?? '',
    })),
  }
  if (checkReview(text, check).some(({ kind }) => kind === 'other-name'))
    throw new AppError('modelNamesOthers')
  const { className, school } = await selectClassFacts(db, classId)
  const names = calledNames(pupil.username).toSorted((a, b) => b.length - a.length)
  const sent = hide(hide(text, names, PUPIL), [school, className], '我们')
  const answer = await askModel(model, sent)
  const worded = answer.replaceAll(PUPIL, names.find((name) => text.includes(name)) ?? pupil.username)
  // How long it is, the teacher sees; all else is refused.
  const isWrong = checkReview(worded, check).some(({ kind }) => kind !== 'length')
  if (worded === '' || isWrong || !holdsFacts(sent, answer) || answer.length > 2 * sent.length + 50)
    throw new AppError('modelAnswerWrong')
  return { text: worded }
}

function hide(text: string, words: readonly string[], by: string): string {
  return words.reduce((hidden, word) => (word === '' ? hidden : hidden.replaceAll(word, by)), text)
}
