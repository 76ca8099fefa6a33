import type { storyChapters } from '@pinge/contract/content/stories.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { Speaker } from '../../../../shared/sound/speaker.ts'

export type Chapter = DataOf<typeof storyChapters>[number]
type Sentence = Chapter['text'][number]

/** 定时: after this chapter, or after so many minutes. */
export type SleepTimer = 'off' | 'chapter' | 15 | 30 | 60

export type PlayerState = {
  chapter: Chapter | null
  /** Which sentence is read, or comes next. */
  line: number
  isPlaying: boolean
  rate: number
  isLooping: boolean
  timer: SleepTimer
  /** The chapter was read to its end. */
  isOver: boolean
}

export const firstState: PlayerState = {
  chapter: null,
  line: 0,
  isPlaying: false,
  rate: 1,
  isLooping: false,
  timer: 'off',
  isOver: false,
}

export type PlayerPorts = {
  speaker: Speaker
  /** Epoch milliseconds. */
  clock: () => number
  tell: (state: PlayerState) => void
  /** The chapter is over, and no loop or timer ends it here. */
  onEnd: () => void
}

/** The two voices of a story differ a little. */
const pitches = { 1: 1, 2: 1.15 } as const

/** So long before its timer ends a story grows quieter. */
const FADE_MS = 8_000
/** Still heard: the sentence that is begun last is read to its end. */
const LOWEST_VOLUME = 0.2

/** Reads a sentence as loud as it begins: a voice keeps its volume for a sentence. */
function readAloud(
  speaker: Speaker,
  { text, voice }: Sentence,
  rate: number,
  loudness: number,
): Promise<boolean> {
  return speaker.say(text, rate, pitches[voice], Math.max(LOWEST_VOLUME, loudness))
}

/** Reads a chapter aloud, sentence by sentence. Knows nothing of React, and of the device only its ports. */
export function createStoryPlayer({ speaker, clock, tell, onEnd }: PlayerPorts) {
  let state = firstState
  /** Counts the readings: a sentence that ends late belongs to one that is over. */
  let reading = 0
  let sleepsAt = Number.POSITIVE_INFINITY

  function set(changes: Partial<PlayerState>): void {
    state = { ...state, ...changes }
    tell(state)
  }

  async function readOn(): Promise<void> {
    reading += 1
    const own = reading
    while (state.isPlaying && own === reading) {
      const sentence = state.chapter?.text[state.line]
      if (!sentence) return finish()
      const wasRead = await readAloud(speaker, sentence, state.rate, loudness())
      if (own !== reading || !state.isPlaying) return
      if (!wasRead) return set({ isPlaying: false })
      set({ line: state.line + 1 })
      if (!isAwake()) return set({ isPlaying: false, ...withoutTimer() })
    }
  }

  const isAwake = () => clock() < sleepsAt
  const loudness = () => Math.max(0, Math.min(1, (sleepsAt - clock()) / FADE_MS))

  function withoutTimer(): Pick<PlayerState, 'timer'> {
    sleepsAt = Number.POSITIVE_INFINITY
    return { timer: 'off' }
  }

  /** A time that is over must not end what is begun after it. */
  function begin(changes: Partial<PlayerState>): void {
    set({ ...changes, isOver: false, ...(changes.isPlaying && !isAwake() && withoutTimer()) })
    restart()
  }

  function finish(): void {
    if (state.timer === 'chapter') return set({ isPlaying: false, isOver: true, timer: 'off', line: 0 })
    if (state.isLooping) {
      set({ line: 0 })
      void readOn()
      return
    }
    set({ isPlaying: false, isOver: true })
    onEnd()
  }

  function restart(): void {
    reading += 1
    speaker.stop()
    if (state.isPlaying) void readOn()
  }

  return {
    /** Whether the minutes that were asked for are not over: else no further chapter begins by itself. */
    isAwake,
    /** From 1 to 0 in the last seconds before the timer ends. */
    loudness,
    /** Another chapter, from one of its sentences. */
    open: (chapter: Chapter, line = 0, plays = state.isPlaying) => {
      begin({ chapter, line: Math.min(line, chapter.text.length - 1), isPlaying: plays })
    },
    play: () => {
      const isAtEnd = state.line >= (state.chapter?.text.length ?? 0)
      begin({ isPlaying: true, ...(isAtEnd && { line: 0 }) })
    },
    pause: () => {
      set({ isPlaying: false })
      restart()
    },
    /** Forward or back by some sentences. */
    skip: (lines: number) => {
      const last = (state.chapter?.text.length ?? 1) - 1
      set({ line: Math.max(0, Math.min(last, state.line + lines)), isOver: false })
      restart()
    },
    setRate: (rate: number) => {
      set({ rate })
      restart()
    },
    setLooping: (isLooping: boolean) => set({ isLooping }),
    setTimer: (timer: SleepTimer) => {
      sleepsAt = typeof timer === 'number' ? clock() + timer * MINUTE_MS : Number.POSITIVE_INFINITY
      set({ timer })
    },
    close: () => {
      set({ ...firstState, ...withoutTimer() })
      restart()
    },
  }
}

/** How far a chapter is, in seconds of what it takes: by the characters that were read. */
export function secondAt({ text, duration }: Pick<Chapter, 'text' | 'duration'>, line: number): number {
  const all = text.reduce((sum, sentence) => sum + sentence.text.length, 0)
  const read = text.slice(0, line).reduce((sum, sentence) => sum + sentence.text.length, 0)
  return all === 0 ? 0 : Math.floor((duration * read) / all)
}

/** The sentence at which so many seconds are over. */
export function lineAt(chapter: Pick<Chapter, 'text' | 'duration'>, second: number): number {
  const later = chapter.text.findIndex((_, line) => secondAt(chapter, line) > second)
  return later === -1 ? Math.max(0, chapter.text.length - 1) : Math.max(0, later - 1)
}
