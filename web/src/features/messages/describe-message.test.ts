import { MessageKind } from '@pinge/contract/messages.ts'
import { expect, it } from 'vitest'
import { describeMessage } from './describe-message.ts'

it('names the colleague and the class in every message', () => {
  for (const kind of MessageKind.options) {
    const { type, sentence } = describeMessage({ kind, className: '三年级(2)班', actorName: '李老师' })

    expect(type).toMatch(/^[\p{Script=Han}]{4}$/u)
    expect(sentence).toContain('李老师')
    expect(sentence).toContain('三年级(2)班')
  }
})
