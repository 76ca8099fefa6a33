import { courseStarts } from './course-starts.ts'
import { secondsOfFilm, type Film } from './film.ts'
import { meetingFilms } from './meeting.ts'
import { peopleFilms } from './people.ts'
import { teacherShows } from './teacher-shows.ts'
import { townFilms } from './town-films.ts'

export const films: readonly Film[] = [
  ...townFilms,
  ...teacherShows,
  ...meetingFilms,
  ...courseStarts,
  ...peopleFilms,
]

/** As the manifest names them. */
export const videos = films.map((film) => ({
  id: film.id,
  title: film.title,
  column: film.column,
  cover: `covers/${film.id}.webp`,
  path: `videos/${film.id}.mp4`,
  captions: `videos/${film.id}.vtt`,
  seconds: secondsOfFilm(film),
  intro: film.intro,
  questions: [...film.questions],
  ...(film.files ? { files: [...film.files] } : {}),
}))

export const columns = [
  {
    id: 'town-films',
    name: '品格小镇动画',
    cover: 'covers/town-films.webp',
    intro: '不到一分钟的小动画，每个只讲一件小事，最后留一个问题。没有配音，跟着字幕一起读。',
  },
  {
    id: 'teacher-shows',
    name: '老师来示范',
    cover: 'covers/teacher-shows.webp',
    intro: '一步一步做给孩子看，看一遍，停下来，跟着做一遍。',
  },
  {
    id: 'meeting',
    name: '班会素材',
    cover: 'covers/meeting.webp',
    intro: '和专题课、七日行动配套的开头，放完就可以讨论。',
  },
  {
    id: 'people',
    name: '名人小故事',
    cover: 'covers/people.webp',
    intro: '四个人，四件坚持做的事。传说写明是传说。',
  },
]
