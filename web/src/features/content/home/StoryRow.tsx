import { Link } from 'react-router'
import type { HomeStory } from './use-home-stories.ts'

export function StoryRow({ stories }: { stories: readonly HomeStory[] }) {
  return (
    <ul className="grid gap-4" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' }}>
      {stories.map(({ id, to, cover, title, text }) => (
        <li key={id}>
          <Link to={to} className="flex flex-col gap-2 rounded-big hover:text-brand-deep">
            <img
              src={cover}
              alt=""
              loading="lazy"
              className="w-full rounded-big object-cover"
              style={{ aspectRatio: '1' }}
            />
            <span>
              <b className="block text-base">{title}</b>
              <span className="num text-s text-ink-2">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
