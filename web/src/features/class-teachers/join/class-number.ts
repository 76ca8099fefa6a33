import { CLASS_NUMBER_LENGTH } from '@pinge/contract/values/limits.ts'

/**
 * What was typed or pasted, as a class's number. A whole number in a sentence is found (“三年级(2)班 1234 5678”); else
 * the digits count, of whatever width, without what stands between them.
 */
export function tidyClassNumber(typed: string): string {
  const text = typed.normalize('NFKC')
  const whole = /(?:^|\D)(\d{4}[\s-]?\d{4})(?!\d)/.exec(text)?.[1]
  return (whole ?? text).replace(/\D/g, '').slice(0, CLASS_NUMBER_LENGTH)
}
