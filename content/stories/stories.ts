import type { Manifest } from '@pinge/contract/content/manifest.ts'
import { honestAndFair } from './honest-and-fair.ts'
import { lookAround } from './look-around.ts'
import { onceMore } from './once-more.ts'
import { oneThingAtATime } from './one-thing-at-a-time.ts'
import { withFriends } from './with-friends.ts'

export const stories: NonNullable<Manifest['bundles']> = [
  {
    id: 'town',
    title: '品格小镇',
    cover: 'covers/town.webp',
    intro:
      '小镇上住着数星星的萤火虫、爱聊天的钟楼和不会撑伞的小刺猬。十个故事，每个讲四分钟左右，有一句可以跟着一起说的话，最后留一个问题。',
    qualityType: 2,
    ageMin: 6,
    ageMax: 10,
    voices: ['讲述', '角色'],
    periods: [oneThingAtATime, honestAndFair, lookAround, withFriends, onceMore],
  },
]
