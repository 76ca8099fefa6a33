import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { films } from '../films/films.ts'
import { landscape, type Palette, type Placed } from './landscape.ts'
import { drawPng, packageFolder, run, withFolder } from './programs.ts'

type Cover = readonly [name: string, palette: Palette, ...pictures: Placed[]]

const wide: Cover[] = [
  ['bag', 'peach', ['backpack', 89, 14, 56]],
  ['plate', 'leaf', ['bento', 70, 14, 50], ['salad', 118, 12, 36]],
  ['post', 'sun', ['broom', 74, 14, 54], ['bucket', 118, 12, 36]],
  ['no-complaint', 'sky', ['sunface', 72, 26, 50], ['rainbow', 120, 18, 38]],
  ['rules', 'teal', ['school', 66, 16, 52], ['handshake', 118, 12, 36]],
  ['road', 'sky', ['trafficlight', 62, 12, 54], ['walking', 108, 12, 42]],
  ['joke', 'rose', ['deer', 70, 14, 50], ['rabbit', 116, 12, 40]],
  ['moon', 'night', ['moon', 84, 34, 46], ['rabbit', 124, 8, 34]],
  ['morning-reading', 'sun', ['openbook', 78, 14, 54], ['chick', 124, 12, 28]],
  ['class-song', 'violet', ['guitar', 70, 14, 52], ['drum', 118, 12, 36]],
  ['season-labour', 'leaf', ['seedling', 66, 14, 44], ['sunflower', 112, 12, 46]],
  ['mood-weather', 'sky', ['cloud', 60, 38, 44], ['rainbow', 108, 20, 48]],
  ['town-films', 'teal', ['rabbit', 62, 12, 44], ['fox', 112, 12, 44]],
  ['teacher-shows', 'peach', ['owl', 66, 10, 54], ['raisedhand', 118, 14, 34]],
  ['meeting', 'violet', ['bulb', 66, 16, 44], ['raisedhand', 114, 14, 38]],
  ['people', 'sun', ['scroll', 66, 14, 46], ['brush', 114, 14, 38]],
]

const square: Cover[] = [
  ['town', 'leaf', ['school', 50, 26, 46], ['panda', 24, 6, 34], ['rabbit', 76, 6, 34]],
  ['story-firefly', 'night', ['star', 58, 50, 36], ['bee', 28, 34, 26], ['frog', 68, 6, 32]],
  ['story-clock', 'sky', ['alarm', 50, 30, 46], ['deer', 22, 6, 32], ['hamster', 78, 6, 28]],
  ['story-buttons', 'peach', ['squirrel', 36, 16, 46], ['sheep', 76, 8, 34], ['scissors', 72, 50, 24]],
  ['story-ruler', 'rose', ['elephant', 36, 16, 48], ['hamster', 76, 8, 24], ['ruler', 74, 46, 30]],
  ['story-hill', 'leaf', ['panda', 36, 12, 44], ['monkey', 76, 8, 32], ['recycle', 70, 50, 26]],
  ['story-thanks', 'sun', ['hedgehog', 34, 14, 42], ['cat', 76, 8, 34], ['broom', 70, 46, 32]],
  ['story-umbrella', 'teal', ['umbrella', 52, 44, 44], ['hedgehog', 32, 8, 38], ['rabbit', 74, 8, 34]],
  ['story-oars', 'sky', ['sailboat', 50, 22, 54], ['koala', 22, 4, 28], ['bear', 80, 4, 28]],
  ['story-shadow', 'night', ['tiger', 40, 12, 48], ['moon', 74, 54, 28]],
  ['story-kite', 'sky', ['kite', 62, 48, 40], ['hedgehog', 30, 8, 38], ['monkey', 76, 6, 30]],
]

const banner: Cover[] = [
  ['banner-courses', 'sun', ['panda', 190, 8, 56], ['rabbit', 246, 6, 50], ['backpack', 288, 6, 34]],
  ['banner-stories', 'night', ['star', 196, 40, 44], ['hedgehog', 236, 6, 44], ['owl', 284, 8, 44]],
  ['banner-lesson', 'teal', ['fox', 190, 8, 54], ['koala', 244, 6, 52], ['raisedhand', 286, 12, 32]],
  ['activity-weeks', 'peach', ['bento', 196, 12, 50], ['backpack', 250, 10, 48]],
  ['activity-stories', 'violet', ['owl', 200, 10, 54], ['openbook', 256, 10, 46]],
  ['activity-winter', 'sky', ['snowman', 200, 10, 58], ['pot', 258, 10, 44]],
]

/** A film is known by the scene in which its story begins. */
const ofFilms: Cover[] = films.flatMap(({ id, scenes }) => {
  const first = scenes[0]
  return first
    ? [[id, first.palette, ...first.actors.map(([name, x, bottom, size]): Placed => [name, x, bottom, size])]]
    : []
})

/** Draws all covers, many on one sheet, and cuts the sheet. */
export function makeCovers(): void {
  mkdirSync(join(packageFolder, 'covers'), { recursive: true })
  makeSheet(wide, 640, 360)
  makeSheet(ofFilms, 640, 360)
  makeSheet(square, 560, 560)
  makeSheet(banner, 1200, 400)
}

function makeSheet(covers: readonly Cover[], width: number, height: number): void {
  withFolder((folder) => {
    const sheet = join(folder, 'sheet.png')
    const drawn = covers.map(([, palette, ...pictures]) => landscape(width, height, palette, pictures))
    drawPng(`<body style="margin:0">${drawn.join('')}</body>`, width, height * covers.length, sheet)
    for (const [place, [name]] of covers.entries())
      run('convert', [
        sheet,
        ...`-crop ${width}x${height}+0+${place * height} +repage -quality 84 -define webp:method=6`.split(
          ' ',
        ),
        join(packageFolder, 'covers', `${name}.webp`),
      ])
  })
}
