import { MessageKind } from '@pinge/contract/messages.ts'
import { expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'

/** What tells of no colleague and of no class. */
const ofMyself: readonly MessageKind[] = [
  'certificate-approved',
  'certificate-refused',
  'device-signed-in',
  'tel-proved',
]

/** What the product does by itself. */
const ofNoColleague: readonly MessageKind[] = ['class-erased', 'class-expires']

it('names the colleague and the class in every message about one', () => {
  for (const kind of MessageKind.options.filter((each) => ![...ofMyself, ...ofNoColleague].includes(each))) {
    const { type, sentence } = formatMessage({ kind, className: '三年级(2)班', actorName: '李老师' })

    expect(type).toMatch(/^[\p{Script=Han}]{4}$/u)
    expect(sentence).toContain('李老师')
    expect(sentence).toContain('三年级(2)班')
  }
})

it('names the class where nothing but time ended it', () => {
  for (const kind of ofNoColleague)
    expect(formatMessage({ kind, className: '三年级(2)班', actorName: '' }).sentence).toContain('三年级(2)班')
})

it('speaks to the teacher where it is about that teacher alone', () => {
  for (const kind of ofMyself) {
    const { type, sentence } = formatMessage({ kind, className: '', actorName: '' })

    expect(type).toMatch(/^[\p{Script=Han}]{4}$/u)
    expect(sentence).toMatch(/^你的.+。$/)
  }
})
