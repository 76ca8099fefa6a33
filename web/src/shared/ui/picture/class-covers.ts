import { CLASS_AVATARS, FIRST_CLASS_AVATAR } from '@pinge/contract/values/limits.ts'
import type { PictureOfStrip } from './picture-strip.ts'

export type ClassCoverLook = {
  /** The value that is stored as `classImg`. */
  classImg: string
  name: string
  picture: PictureOfStrip
  sky: string
  farHill: string
  nearHill: string
  /** The ground when the picture stands in a disc. */
  ground: string
}

// The order is part of the product, as with the avatars.
const looks: readonly Omit<ClassCoverLook, 'classImg'>[] = [
  {
    name: '小树苗',
    picture: 'seedling',
    sky: '#DDF3E2',
    farHill: '#BDE6C8',
    nearHill: '#93D2A6',
    ground: '#D8F3DC',
  },
  {
    name: '向日葵',
    picture: 'sunflower',
    sky: '#FFF0BE',
    farHill: '#FFE08A',
    nearHill: '#BFE3A8',
    ground: '#FFF3BF',
  },
  {
    name: '小火箭',
    picture: 'rocket',
    sky: '#D3EAFD',
    farHill: '#B4D8F8',
    nearHill: '#8FC3F0',
    ground: '#D0EBFF',
  },
  {
    name: '彩虹桥',
    picture: 'rainbow',
    sky: '#FFE3EA',
    farHill: '#FFD0DC',
    nearHill: '#FBE3B4',
    ground: '#FFE3EC',
  },
  {
    name: '小帆船',
    picture: 'sailboat',
    sky: '#E6E2FB',
    farHill: '#CFC8F6',
    nearHill: '#A9D6EE',
    ground: '#E5DBFF',
  },
]

export const classCovers: readonly ClassCoverLook[] = looks.map((look, index) => ({
  classImg: String(FIRST_CLASS_AVATAR + index),
  ...look,
}))

/** The look of a stored cover; one that is not shipped shows the first. */
export function findClassCover(classImg: string): ClassCoverLook {
  const found = classCovers.find((cover) => cover.classImg === classImg) ?? classCovers[0]
  if (!found) throw new Error(`The table of covers must hold ${CLASS_AVATARS} entries`)
  return found
}
