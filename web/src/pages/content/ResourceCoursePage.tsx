import '../../features/content/content.css'
import { useParams } from 'react-router'
import { CollectionRoom } from '../../features/content/courses/CollectionRoom.tsx'
import { CourseRooms } from './CourseRooms.tsx'
import { contentFrame } from './content-frame.ts'
import { useSearchText } from './course-search.ts'
import { pageOf } from '../../shared/navigation/page-of.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'

/** The collection that the address names. */
export function ResourceCoursePage() {
  const { id = '' } = useParams()
  const [search, change] = useSearch()
  const keyword = search.get('keyword') ?? ''
  useSearchText(keyword)
  return (
    <div className={contentFrame}>
      <CourseRooms here="资源课" />
      <CollectionRoom
        key={id}
        id={id}
        fileType={search.get('fileType') ?? ''}
        keyword={keyword}
        page={pageOf(search)}
        onChange={change}
      />
    </div>
  )
}
