import type { ClassSummary } from '@pinge/contract/classes.ts'
import { plainText } from '../../../shared/text/plain-text.ts'

/**
 * The classes whose name holds the typed characters in this order, with gaps allowed, so that 三2 finds 三年级(2)班;
 * or whose number begins with them.
 */
export function findClasses(classes: readonly ClassSummary[], typed: string): readonly ClassSummary[] {
  const wanted = plainText(typed)
  if (wanted === '') return classes
  return classes.filter(({ className, geziNo }) => {
    return holdsInOrder(plainText(className), wanted) || geziNo.startsWith(wanted)
  })
}

function holdsInOrder(text: string, wanted: string): boolean {
  let from = 0
  for (const character of wanted) {
    const at = text.indexOf(character, from)
    if (at < 0) return false
    from = at + character.length
  }
  return true
}
