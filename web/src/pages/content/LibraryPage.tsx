import '../../features/content/content.css'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { changeContentSearch } from '../../features/content/courses/course-search.store.ts'
import { activityFolder, openActivityFolder } from '../../features/content/library/library.store.ts'
import { LibraryRoom } from '../../features/content/library/LibraryRoom.tsx'
import { scopeOf } from '../../features/content/library/own/own-scope.ts'
import { pageOf } from '../../shared/navigation/page-of.ts'
import { useOpened } from '../../shared/navigation/use-opened.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { contentFrame } from './content-frame.ts'

/** 资料库: all files, or those of the folder that the address names. */
export function LibraryPage() {
  const { id = activityFolder() } = useParams()
  const navigate = useNavigate()
  const [search, change] = useSearch()
  const opened = useOpened(change)
  const of = (name: string) => search.get(name) ?? ''
  const keyword = of('keyword')
  // The file search text; it is cleared when its section is left.
  useEffect(() => {
    changeContentSearch({ fileText: keyword })
    return () => changeContentSearch({ fileText: '' })
  }, [keyword])
  const goTo = (place: string) => {
    // What was chosen here counts from now on: else 全部资料 would lead back to the folder of the activity.
    openActivityFolder('')
    void navigate(`/library${place}`)
  }
  const page = pageOf(search)
  return (
    <div className={contentFrame}>
      <LibraryRoom
        view={{
          folderId: id,
          scope: of('scope'),
          keyword,
          fileType: of('fileType'),
          sort: of('sort'),
          page,
        }}
        own={{ scope: scopeOf(of('own')), folderId: of('at'), keyword, sort: of('sort'), page }}
        file={{
          id: of('file'),
          open: (file) => opened.open({ file, page: of('page') }),
          turn: (file) => opened.turn({ file, page: of('page') }),
          close: () => opened.close({ file: '', page: of('page') }),
        }}
        onFolder={({ folderId, scope }) =>
          goTo(`${folderId === '' ? '' : `/${folderId}`}${scope === '' ? '' : `?scope=${scope}`}`)
        }
        onEverywhere={() => goTo(`?${new URLSearchParams({ keyword }).toString()}`)}
        onChange={change}
      />
    </div>
  )
}
