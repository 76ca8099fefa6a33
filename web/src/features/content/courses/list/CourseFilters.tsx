import { courseFacet } from '@pinge/contract/content/courses.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../../shared/ui/form/SelectField.tsx'
import { gradeBandNames } from '../course-words.ts'

/** What a list of courses is narrowed to, as the address keeps it; empty is all. */
export type CourseFilter = { quality: string; grade: string; theme: string; sort: string; favorite: string }

export type CourseFiltersProps = {
  categoryId: 1 | 2
  filter: CourseFilter
  onChange: (changes: Partial<CourseFilter>) => void
}

/** 五育, 年级段, 主题 and the order. */
export function CourseFilters({ categoryId, filter, onChange }: CourseFiltersProps) {
  const { data } = useRead(courseFacet, { categoryId })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="mr-auto max-w-full overflow-x-auto rounded-full">
        <Segmented
          label="五育"
          value={filter.quality}
          options={[
            { value: '', label: '全部' },
            ...qualityTypes.map(({ type, tab }) => ({ value: String(type), label: tab })),
          ]}
          onChange={(quality) => onChange({ quality })}
          className="max-sm:[&_button]:px-3"
        />
      </div>
      <SelectField
        label="年级"
        isLabelHidden
        value={filter.grade}
        options={[
          { value: '', label: '全部年级' },
          ...(data?.grades ?? []).map(({ grade }) => ({ value: grade, label: gradeBandNames[grade] })),
        ]}
        onChange={(grade) => onChange({ grade })}
        className="w-36"
      />
      <SelectField
        label="主题"
        isLabelHidden
        value={filter.theme}
        options={[
          { value: '', label: '全部主题' },
          ...(data?.themes ?? []).map(({ theme, total }) => ({
            value: theme,
            label: `${theme}（${total}）`,
          })),
        ]}
        onChange={(theme) => onChange({ theme })}
        className="w-36"
      />
      <SelectField
        label="排列"
        isLabelHidden
        value={filter.sort}
        options={[
          { value: '', label: '推荐' },
          { value: 'newest', label: '最新' },
          { value: 'used', label: '最多使用' },
        ]}
        onChange={(sort) => onChange({ sort })}
        className="w-32"
      />
      <SelectField
        label="收藏"
        isLabelHidden
        value={filter.favorite}
        options={[
          { value: '', label: '全部课程' },
          { value: '1', label: '我的收藏' },
        ]}
        onChange={(favorite) => onChange({ favorite })}
        className="w-32"
      />
    </div>
  )
}
