import type { AuthoredCollection } from './authored-collection.ts'
import { reading } from './reading.ts'
import { seasons } from './seasons.ts'
import { song } from './song.ts'
import { weather } from './weather.ts'

export const collections: readonly AuthoredCollection[] = [reading, song, seasons, weather]
