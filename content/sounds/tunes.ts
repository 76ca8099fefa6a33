/** A note: how many half tones above the middle C, when it begins and how long it rings, in seconds. */
type Note = readonly [halfTone: number, atSeconds: number, ringsSeconds: number, loudness: number]

const scale = [0, 0, 2, 4, 5, 7, 9, 11]

/** A line of numbered notation; `-` holds the note before it. */
function line(notes: string, beatSeconds: number, from: number): Note[] {
  return notes
    .split(' ')
    .flatMap((sign, place) =>
      sign === '-'
        ? []
        : [[scale[Number(sign)] ?? 0, from + place * beatSeconds, beatSeconds * 2.4, 0.5] as const],
    )
}

const songLines = ['1 3 5 5 6 6 5 -', '4 4 3 3 2 2 1 -', '5 5 4 4 3 3 2 -', '1 3 5 6 5 2 1 -']

function sing(beatSeconds: number, restBeats: number): Note[] {
  const lineSeconds = (8 + restBeats) * beatSeconds
  return songLines.flatMap((notes, place) => {
    const from = place * lineSeconds
    const bass = [0, 4].map(
      (beat) => [-12 + (place % 2) * 5, from + beat * beatSeconds, beatSeconds * 5, 0.22] as const,
    )
    return [...line(notes, beatSeconds, from), ...bass]
  })
}

function bells(count: number, everySeconds: number): Note[] {
  return Array.from(
    { length: count },
    (_, place) => [-5, place * everySeconds, everySeconds * 1.2, 0.6] as const,
  )
}

export const tunes = {
  bell: { title: '静心钟声', notes: bells(10, 4.5), seconds: 50 },
  song: { title: '班歌旋律（原速）', notes: sing(0.55, 0), seconds: 19 },
  slowSong: { title: '班歌旋律（慢速）', notes: sing(0.8, 2), seconds: 34 },
  breath: { title: '慢呼吸的声音', notes: [] as Note[], seconds: 66 },
  chime: { title: '课间提示音', notes: line('1 3 5 - 5 3 1 -', 0.7, 0), seconds: 8 },
} as const satisfies Record<string, { title: string; notes: readonly Note[]; seconds: number }>

export type TuneName = keyof typeof tunes
