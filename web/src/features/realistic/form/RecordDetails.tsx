import {
  MAX_REALISTIC_ROLE_LENGTH,
  MAX_REALISTIC_TEXT_LENGTH,
  MAX_REALISTIC_TITLE_LENGTH,
  RealisticKind,
  realisticKindNames,
  RealisticLevel,
  realisticLevelNames,
} from '@pinge/contract/realistic.ts'
import type { Student } from '@pinge/contract/students.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { DateField } from '../../../shared/ui/form/DateField.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { TextArea } from '../../../shared/ui/form/TextArea.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import type { RecordForm } from './use-record-form.ts'

export type RecordDetailsProps = { form: RecordForm; today: string; students: readonly Student[] }

/** Beside pictures, pupils and quality: all that may be said later. */
export function RecordDetails({ form, today, students }: RecordDetailsProps) {
  const { fields, change, problems } = form
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="活动名称"
        placeholder="不写就用经过的第一句"
        value={fields.title}
        maxLength={MAX_REALISTIC_TITLE_LENGTH}
        onChange={(title) => change({ title })}
      />
      <div role="group" aria-label="类型" className="flex flex-wrap gap-2">
        {RealisticKind.options.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={fields.kind === kind}
            onClick={() => change({ kind: fields.kind === kind ? null : kind })}
            className="realistic-chip min-h-12 rounded-full bg-mist px-4 text-name hover:bg-mist-2"
          >
            {realisticKindNames[kind]}
          </button>
        ))}
      </div>
      <TextArea
        label="经过"
        placeholder="孩子做了什么、说了什么"
        rows={3}
        value={fields.text}
        maxLength={MAX_REALISTIC_TEXT_LENGTH}
        onChange={(text) => change({ text })}
      />
      {/* As many beside each other as leave a date whole: on a tablet the pupils take half of the sheet. */}
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <div>
          <DateField
            label="日期"
            value={fields.date}
            max={today}
            placeholder="哪一天"
            onChange={(date) => change({ date })}
          />
          <Problem text={problems.date} className="mt-1 text-s" />
        </div>
        <TextField
          label="时长"
          inputMode="numeric"
          placeholder="可不填"
          value={fields.minutes}
          error={problems.minutes}
          trailing="分钟"
          onChange={(minutes) => change({ minutes: minutes.normalize('NFKC').trim() })}
        />
        <SelectField
          label="级别"
          value={fields.level ?? ''}
          options={[
            { value: '', label: '不分级别' },
            ...RealisticLevel.options.map((level) => ({ value: level, label: realisticLevelNames[level] })),
          ]}
          onChange={(value) =>
            change({ level: RealisticLevel.options.find((level) => level === value) ?? null })
          }
        />
      </div>
      <Roles form={form} students={students} />
    </div>
  )
}

/** Each pupil's own part, where it was not the same for all. */
function Roles({ form: { fields, change }, students }: Pick<RecordDetailsProps, 'form' | 'students'>) {
  const chosen = students.filter(({ id }) => fields.studentIds.includes(id))
  if (chosen.length === 0) return null
  return (
    <details className="rounded-field bg-mist px-4">
      <summary className="min-h-12 content-center text-s font-bold">每人的角色（可不写）</summary>
      <ul className="grid gap-2 pb-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {chosen.map(({ id, username }) => (
          <li key={id}>
            <TextField
              label={username}
              placeholder="如：小组长"
              maxLength={MAX_REALISTIC_ROLE_LENGTH}
              value={fields.roles[id] ?? ''}
              onChange={(role) => change({ roles: { ...fields.roles, [id]: role } })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
