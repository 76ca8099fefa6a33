import { Link } from 'react-router'
import { Picture } from '../../shared/ui/picture/Picture.tsx'

/** The last tile of the list. */
export function NewClassTile() {
  return (
    <Link
      to="/comment/create"
      className="flex h-[226px] flex-col items-center justify-center gap-3 rounded-big bg-white/55 text-center transition-colors duration-160 ease-out hover:bg-white"
    >
      <span className="grid size-18 place-items-center rounded-full bg-white">
        <Picture name="school" size={56} />
      </span>
      <span>
        <b className="block text-lg">再建一个班</b>
        <span className="text-s text-ink-2">粘贴名单，一分钟建好</span>
      </span>
    </Link>
  )
}
