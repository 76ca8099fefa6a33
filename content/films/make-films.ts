import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { landscape } from '../draw/landscape.ts'
import { drawPng, packageFolder, pictureFile, run, withFolder } from '../draw/programs.ts'
import { ring, writeWav } from '../sounds/write-sound.ts'
import { secondsOfScene, timeLines, type Actor, type Film, type Move, type Scene } from './film.ts'
import { films } from './films.ts'

const WIDTH = 1280
const HEIGHT = 720
/** Enough for pictures that sway, and little to compute. */
const FRAMES_PER_SECOND = 12
const UNIT = HEIGHT / 100
/** Captions stand below the pictures. */
const CAPTION_ROOM = 8

/** Draws all films, or those that are named, and writes their captions. */
export function makeFilms(ids: readonly string[]): void {
  mkdirSync(join(packageFolder, 'videos'), { recursive: true })
  for (const film of films) if (ids.length === 0 || ids.includes(film.id)) makeFilm(film)
}

/** The grounds are drawn in Chromium, all on one sheet; ffmpeg moves the pictures over them. */
function makeFilm(film: Film): void {
  const target = join(packageFolder, 'videos', film.id)
  writeFileSync(`${target}.vtt`, formatCaptions(film))
  withFolder((folder) => {
    const sheet = join(folder, 'grounds.png')
    drawPng(groundsPage(film.scenes), WIDTH, HEIGHT * film.scenes.length, sheet)
    const music = join(folder, 'music.wav')
    writeMusic(film, music)
    const { inputs, graph } = compose(film.scenes, folder, sheet)
    const musicPlace = inputs.filter((part) => part === '-i').length
    run('ffmpeg', [
      ...'-y -loglevel error -threads 1'.split(' '),
      ...inputs,
      ...`-i ${music} -filter_complex`.split(' '),
      graph,
      ...`-map [film] -map ${musicPlace}:a -map_metadata -1`.split(' '),
      ...'-c:v libx264 -profile:v high -pix_fmt yuv420p -preset slow -tune animation -crf 29 -g 48'.split(
        ' ',
      ),
      ...'-c:a aac -b:a 40k -ac 1 -movflags +faststart -shortest'.split(' '),
      `${target}.mp4`,
    ])
  })
}

function groundsPage(scenes: readonly Scene[]): string {
  const drawn = scenes.map(({ palette, words }) => {
    const ink = palette === 'night' ? '#FFE9A8' : '#12303B'
    const size = words && words.length > 10 ? 62 : 78
    const shown = words
      ? `<div style="position:absolute;left:0;right:0;top:64px;text-align:center;color:${ink};font:700 ${size}px 'Noto Sans CJK SC'">${words}</div>`
      : ''
    return `<div style="position:relative">${landscape(WIDTH, HEIGHT, palette, [])}${shown}</div>`
  })
  return `<body style="margin:0">${drawn.join('')}</body>`
}

/** The inputs of ffmpeg, and the graph that lays the pictures of each scene over its ground and joins the scenes. */
function compose(
  scenes: readonly Scene[],
  folder: string,
  sheet: string,
): { inputs: string[]; graph: string } {
  const inputs: string[] = []
  const steps: string[] = []
  const still = (file: string, seconds: number): number => {
    inputs.push('-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-t', seconds.toFixed(1), '-i', file)
    return inputs.filter((part) => part === '-i').length - 1
  }
  for (const [place, one] of scenes.entries()) {
    const seconds = secondsOfScene(one)
    const ground = join(folder, `ground-${place}.png`)
    run('convert', [sheet, '-crop', `${WIDTH}x${HEIGHT}+0+${place * HEIGHT}`, '+repage', ground])
    let under = `${still(ground, seconds)}:v`
    for (const [turn, actor] of one.actors.entries()) {
      const file = join(folder, `actor-${place}-${turn}.png`)
      const side = Math.round(actor[3] * UNIT)
      run('convert', [
        pictureFile(actor[0]),
        '-background',
        'none',
        '-filter',
        'Lanczos',
        '-resize',
        `${side}x${side}`,
        file,
      ])
      const over = `s${place}a${turn}`
      steps.push(`[${under}][${still(file, seconds)}:v]overlay=${pathOf(actor, turn)}:eval=frame[${over}]`)
      under = over
    }
    steps.push(`[${under}]format=yuv420p,setsar=1[scene${place}]`)
  }
  const joined = scenes.map((_, place) => `[scene${place}]`).join('')
  return { inputs, graph: `${steps.join(';')};${joined}concat=n=${scenes.length}:v=1:a=0[film]` }
}

/** Where a picture is at each time, in the words of ffmpeg; neighbours do not move in step. */
function pathOf([, x, bottom, size, move]: Actor, turn: number): string {
  const left = (x - size / 2) * UNIT
  const top = HEIGHT - (bottom + size + CAPTION_ROOM) * UNIT
  const phase = turn * 1.1
  const arrive = `pow(max(0\\,1-t/1.3)\\,2)`
  const away = WIDTH * 0.7
  const paths: Record<Move, [x: string, y: string]> = {
    still: [`${left}`, `${top}+3*sin(2*t+${phase})`],
    hop: [`${left}`, `${top}-${4 * UNIT}*abs(sin(3*t+${phase}))`],
    sway: [`${left}+${2 * UNIT}*sin(1.7*t+${phase})`, `${top}`],
    float: [`${left}+${UNIT}*sin(0.8*t+${phase})`, `${top}+${1.6 * UNIT}*sin(1.2*t+${phase})`],
    fromLeft: [`${left}-${away}*${arrive}`, `${top}-${UNIT}*abs(sin(7*t))*lt(t\\,1.3)`],
    fromRight: [`${left}+${away}*${arrive}`, `${top}-${UNIT}*abs(sin(7*t))*lt(t\\,1.3)`],
    fall: [`${left}`, `${top}-${40 * UNIT}*pow(max(0\\,1-t/${0.9 + turn * 0.2})\\,2)`],
    rise: [`${left}`, `${top}+${18 * UNIT}*max(0\\,1-t/4)`],
    shiver: [`${left}+${0.5 * UNIT}*sin(16*t+${phase})*lt(t\\,2.4)`, `${top}`],
  }
  const [across, down] = paths[move]
  return `x='${across}':y='${down}'`
}

/** A music box far away: broken chords, slow and soft, and a bar of rest before each new scene. */
function writeMusic({ scenes, column }: Film, file: string): void {
  const seconds = scenes.reduce((sum, one) => sum + secondsOfScene(one), 0)
  const home = { 'town-films': 0, 'teacher-shows': -2, meeting: 3, people: -5 }[column]
  const chords = [
    [0, 7, 12, 16],
    [-3, 4, 9, 12],
    [5, 9, 12, 17],
    [-5, 2, 7, 14],
  ] as const
  const BEAT_SECONDS = 0.85
  const beats = Math.max(0, Math.floor(seconds / BEAT_SECONDS) - 3)
  const notes = Array.from({ length: beats }, (_, beat) => {
    const chord = chords[Math.floor(beat / 8) % chords.length] ?? chords[0]
    const halfTone = chord[[0, 1, 2, 3, 2, 1, 2, 1][beat % 8] ?? 0] ?? 0
    return [halfTone + home, beat * BEAT_SECONDS, 3.2, beat % 8 === 0 ? 0.2 : 0.13] as const
  })
  writeWav(ring(notes, seconds), file)
}

function formatCaptions({ scenes }: Film): string {
  let from = 0
  const cues: string[] = []
  for (const one of scenes) {
    for (const line of timeLines(one))
      cues.push(`${clock(from + line.from)} --> ${clock(from + line.to)}\n${line.text}`)
    from += secondsOfScene(one)
  }
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
