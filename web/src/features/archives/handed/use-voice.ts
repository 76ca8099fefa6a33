import { useEffect, useState } from 'react'
import { browserSpeaker } from '../../../shared/sound/speaker.ts'

/** Reads a question aloud when it is asked to. Voices may come some time after the page. */
export function useVoice(text: string) {
  const [speaker] = useState(browserSpeaker)
  const [hasVoice, setHasVoice] = useState(() => speaker?.hasVoice() ?? false)

  // The device's voices lie outside React; one that still speaks of the last question stops.
  useEffect(() => {
    if (!speaker) return undefined
    const stopFollowing = speaker.onVoices(() => setHasVoice(speaker.hasVoice()))
    return () => {
      stopFollowing()
      speaker.stop()
    }
  }, [speaker])

  function say(): void {
    speaker?.stop()
    void speaker?.say(text, 0.9, 1)
  }

  return { hasVoice, say }
}
