import { ClassCover } from '../../shared/ui/picture/ClassCover.tsx'
import { type ClassForm, previewName } from './class-form.ts'

/** The card as it will stand in the list. */
export function ClassPreview({ form }: { form: ClassForm }) {
  const name = previewName(form)
  return (
    <div className="overflow-hidden rounded-big bg-mist">
      <ClassCover classImg={form.classImg} className="h-24 lg:h-32" />
      <div className="px-5 py-4">
        <p className="text-s text-ink-2">班级名称</p>
        <p role="status" className={`min-h-7 text-l font-bold break-all ${name ? '' : 'text-ink-3'}`}>
          {name || '选好年级就能看到'}
        </p>
      </div>
    </div>
  )
}
