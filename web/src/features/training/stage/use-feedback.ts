import { useEffect } from 'react'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { playTone } from '../../../shared/sound/play-tone.ts'
import type { Round } from '../round/round.ts'

/** A check that found something rings softly, one that was wholly right brightly. */
export function useFeedback(round: Round | null): void {
  const mistakes = round?.wrong ?? 0
  const isFinished = round?.phase === 'finished'
  // Sound lies outside React.
  useEffect(() => {
    if (mistakes > 0) playSound((context) => ring(context, [329.63, 293.66]))
  }, [mistakes])
  useEffect(() => {
    if (isFinished) playSound((context) => ring(context, [783.99, 1046.5, 1318.5]))
  }, [isFinished])
}

function ring(context: AudioContext, notes: readonly number[]): void {
  for (const [place, frequency] of notes.entries()) {
    const start = context.currentTime + 0.01 + place * 0.12
    playTone(context, { frequency, start, end: start + 0.4, loudness: 0.12 })
  }
}
