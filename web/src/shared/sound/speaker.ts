/** What reads a sentence aloud: the voice of the device, or one that a test passes in. */
export type Speaker = {
  /** Whether there is a Mandarin voice; voices may come some time after the page. */
  hasVoice: () => boolean
  onVoices: (listener: () => void) => () => void
  /** Resolves when the sentence was read, `false` when it was stopped or could not be. `volume` is 1 for all, 0 for none. */
  say: (text: string, rate: number, pitch: number, volume?: number) => Promise<boolean>
  stop: () => void
}

const isMandarin = ({ lang }: { lang: string }) => /^(zh([-_](cn|hans.*))?|cmn.*)$/iu.test(lang)

/** The browser's own voice; null where it has none at all. */
export function browserSpeaker(): Speaker | null {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined
  if (!speech) return null
  const voice = () => speech.getVoices().find(isMandarin)
  return {
    hasVoice: () => voice() !== undefined,
    onVoices: (listener) => {
      speech.addEventListener('voiceschanged', listener)
      return () => speech.removeEventListener('voiceschanged', listener)
    },
    say: (text, rate, pitch, volume = 1) =>
      new Promise((resolve) => {
        const spoken = new SpeechSynthesisUtterance(text)
        const own = voice()
        if (own) spoken.voice = own
        spoken.lang = own?.lang ?? 'zh-CN'
        spoken.rate = rate
        spoken.pitch = pitch
        spoken.volume = volume
        spoken.addEventListener('end', () => resolve(true))
        spoken.addEventListener('error', () => resolve(false))
        speech.speak(spoken)
      }),
    stop: () => speech.cancel(),
  }
}
