/** What the device's voice is asked to read, the next one first. */
let spoken: EventTarget[] = []
let isThere = false

const speechSynthesis = Object.assign(new EventTarget(), {
  getVoices: () => (isThere ? [{ lang: 'zh-CN' }] : []),
  speak: (sentence: EventTarget) => {
    if (isThere) spoken.push(sentence)
    else queueMicrotask(() => sentence.dispatchEvent(new Event('error')))
  },
  cancel: () => {
    for (const sentence of spoken.splice(0)) sentence.dispatchEvent(new Event('error'))
  },
})

// Before the product is loaded, which asks for it once.
Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: class extends EventTarget {} })

/** This device reads Mandarin, until the end of the test. */
export function giveVoice(): void {
  isThere = true
}

export function takeVoice(): void {
  isThere = false
  spoken = []
}

/** Of sentences that are being read, or wait to be. */
export function countSpoken(): number {
  return spoken.length
}

/** The sentence was read to its end. */
export function endSentence(): void {
  spoken.shift()?.dispatchEvent(new Event('end'))
}
