import { DEFAULT_QUALITY_TYPE, qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { ItemEditor } from '../../features/comment-items/ItemEditor.tsx'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { BehindLesson } from '../behind-lesson/BehindLesson.tsx'
import { useNamedClass } from '../main/use-named-class.ts'

/** `?type=1` to `5` is the open type. */
export function CommentItemsPage() {
  const [search, change] = useSearch()
  const asked = qualityTypes.find(({ type }) => String(type) === search.get('type'))

  const classId = useNamedClass()
  const editor = (
    <div className="w-full pt-1 pb-8">
      <h1 className="text-h font-bold">点评项</h1>
      <p className="mt-1 mb-4 text-m text-ink-2">
        你的所有班级共用这套点评项。停用后不再出现，以前的记录不变。
      </p>
      <ItemEditor
        type={asked?.type ?? DEFAULT_QUALITY_TYPE}
        onType={(type) => change({ type: String(type) })}
      />
    </div>
  )
  if (classId !== '') return <BehindLesson classId={classId}>{editor}</BehindLesson>
  return <div className="mx-auto w-full max-w-[1264px] px-4 md:px-8">{editor}</div>
}
