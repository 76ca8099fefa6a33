import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import { Info } from 'lucide-react'
import type { HeldBack } from '../../../shared/form/use-form.ts'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { ClassCover } from '../../../shared/ui/picture/ClassCover.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'
import { gradesOf, isNameTaken, previewName, stages } from './class-form.ts'
import type { ClassForm as Form, FormProblem } from './class-form.ts'
import { CoverPicker } from './CoverPicker.tsx'

export type ClassFormProps = {
  form: Form
  onChange: (form: Form) => void
  /** While a cover is on its way, or failed. */
  onHold: (held: HeldBack) => void
  /** What was missing when the teacher wanted to go on. */
  problem: FormProblem | null
  /** The names of the teacher's classes. */
  takenNames: readonly string[]
}

export function ClassForm({ form, onChange, onHold, problem, takenNames }: ClassFormProps) {
  const change = (typed: Partial<Form>) => onChange({ ...form, ...typed })
  const name = previewName(form)

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-10">
      <div className="flex flex-col gap-5">
        <Segmented
          label="命名方式"
          className="self-start"
          value={form.isCustomize ? 'custom' : 'standard'}
          options={[
            { value: 'standard', label: '年级和班号' },
            { value: 'custom', label: '自定义名称' },
          ]}
          onChange={(way) => change({ isCustomize: way === 'custom' })}
        />
        {form.isCustomize ? (
          <TextField
            label="班级名称"
            placeholder="例如：合唱社团"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            hint={`最多 ${MAX_NAME_LENGTH} 个字`}
            value={form.customName}
            error={errorOf('customName', problem)}
            onChange={(customName) => change({ customName })}
            className="max-w-md"
          />
        ) : (
          <StandardName form={form} onChange={change} problem={problem} />
        )}
        {isNameTaken(name, takenNames) && (
          <p
            role="status"
            className="flex items-start gap-2 rounded-field bg-sun-tint px-4 py-3 text-base text-sun-ink"
          >
            <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            你已经有一个“{name}”了。可以继续创建；换个名称会更好认。
          </p>
        )}
        <CoverPicker value={form.classImg} onHold={onHold} onChange={(classImg) => change({ classImg })} />
      </div>
      <div className="max-lg:order-first">
        <ClassPreview form={form} />
      </div>
    </div>
  )
}

type StandardNameProps = {
  form: Form
  onChange: (typed: Partial<Form>) => void
  problem: FormProblem | null
}

function StandardName({ form, onChange, problem }: StandardNameProps) {
  return (
    <>
      <ChoiceChips
        legend="学段"
        value={form.stage}
        options={stages.map(({ stage, name }) => ({ value: stage, label: name }))}
        onChange={(stage) => stage !== form.stage && onChange({ stage, grade: null })}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <ChoiceChips
          legend="年级"
          value={form.grade}
          options={gradesOf(form.stage).map(({ grade, name }) => ({ value: grade, label: name }))}
          onChange={(grade) => onChange({ grade })}
          error={errorOf('grade', problem)}
        />
        <TextField
          label="班号"
          inputMode="numeric"
          placeholder="例如：2"
          autoComplete="off"
          maxLength={3}
          value={form.classNumber}
          onChange={(classNumber) => onChange({ classNumber })}
          error={errorOf('classNumber', problem)}
          trailing={<span className="text-name">班</span>}
          className="w-44 max-w-full"
        />
      </div>
    </>
  )
}

function errorOf(field: FormProblem['field'], problem: FormProblem | null): string | undefined {
  return problem?.field === field ? problem.message : undefined
}

/** The card as it will stand in the list. */
function ClassPreview({ form }: { form: Form }) {
  const name = previewName(form)
  return (
    <div className="overflow-hidden rounded-big bg-mist">
      <ClassCover classImg={form.classImg} className="h-24 lg:h-32" />
      <div className="px-5 py-4">
        <p className="text-s text-ink-2">班级名称</p>
        <p role="status" className={`min-h-7 text-l font-bold break-all ${name ? '' : 'text-ink-3'}`}>
          {name || (!form.isCustomize && '选好年级和班号后显示')}
        </p>
      </div>
    </div>
  )
}
