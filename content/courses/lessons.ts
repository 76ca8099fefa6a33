import { bag } from './bag.ts'
import { joke } from './joke.ts'
import type { Lesson } from './lesson.ts'
import { moon } from './moon.ts'
import { noComplaint } from './no-complaint.ts'
import { plate } from './plate.ts'
import { post } from './post.ts'
import { road } from './road.ts'
import { rules } from './rules.ts'

export const lessons: readonly Lesson[] = [bag, plate, post, noComplaint, rules, road, joke, moon]
