import { keptData, keptOfPupils } from '@pinge/contract/privacy/kept-data.ts'
import { expect, it } from 'vitest'
import { agreementTexts } from './agreement-texts.ts'
import type { AgreementName } from './agreements.ts'

const wordsOf = (name: AgreementName) => JSON.stringify(agreementTexts[name])

it.each(keptOfPupils)('the rules on children tell what is kept of a pupil under %s', (kind) => {
  const { title, what, until } = keptData[kind]

  for (const words of [title, what, until]) expect(wordsOf('children')).toContain(words)
})

it('the rules on children say who deletes, who looked, what photos there may be and what a model sees', () => {
  for (const words of ['班级创建者', '谁看过', '最多 9 张', '润色', '家长的话'])
    expect(wordsOf('children')).toContain(words)
  expect(wordsOf('children')).not.toContain('学校的管理员')
})

it('the privacy policy tells what is kept of a teacher, and how an account ends', () => {
  for (const kind of ['accounts', 'work', 'classes', 'traces'] as const)
    expect(wordsOf('privacy')).toContain(keptData[kind].title)
  for (const words of ['我的资料', '注销', '7 天', '短信', '润色'])
    expect(wordsOf('privacy')).toContain(words)
})
