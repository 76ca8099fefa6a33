import type { ClassSummary } from '@pinge/contract/classes.ts'

/**
 * The classes whose name holds the typed characters in this order, with gaps allowed, so that 三2 finds 三年级(2)班;
 * or whose number begins with them.
 */
export function findClasses(classes: readonly ClassSummary[], typed: string): readonly ClassSummary[] {
  const wanted = plain(typed)
  if (wanted === '') return classes
  return classes.filter(({ className, geziNo }) => {
    return holdsInOrder(plain(className), wanted) || geziNo.startsWith(wanted)
  })
}

/** NFKC makes （２） and (2) the same. */
export function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
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
