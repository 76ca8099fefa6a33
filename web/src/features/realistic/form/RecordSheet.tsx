import type { RealisticBatch } from '@pinge/contract/realistic.ts'
import type { Student } from '@pinge/contract/students.ts'
import { ChevronDown, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useIsWide } from '../../../shared/device/use-is-wide.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { StaleEdit, type Difference } from '../../../shared/ui/feedback/StaleEdit.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import type { DeviceRecords } from '../use-record-queue.ts'
import { PhotoStrip } from './PhotoStrip.tsx'
import { PupilPicker, type PupilPickerProps } from './PupilPicker.tsx'
import { QualityChoice } from './QualityChoice.tsx'
import { RecordDetails } from './RecordDetails.tsx'
import { askedFor, formatNoConsent, useWithoutConsent } from './use-without-consent.ts'
import { useRecordForm, type RecordForm } from './use-record-form.ts'

export type RecordSheetProps = {
  classId: string
  today: string
  /** Those of the last records first. */
  students: readonly Student[]
  /** Undefined for a new one. */
  batch: RealisticBatch | undefined
  /** What was photographed before the sheet was there. */
  photos: readonly File[]
  records: DeviceRecords
  find: PupilPickerProps['find']
  onClose: () => void
}

/** A record is written down, or edited: pupils beside the form, and on a phone one under the other. */
export function RecordSheet(props: RecordSheetProps) {
  const { classId, today, students, batch, photos, records, find, onClose } = props
  const isWide = useIsWide()
  const [isLeaving, setIsLeaving] = useState(false)
  const written = useRecordForm({ classId, today, batch, records, onDone: onClose })
  const withoutConsent = useWithoutConsent(classId)
  const { studentIds } = written.fields
  const whyNoPhoto = formatNoConsent(students, studentIds, withoutConsent)
  const asked = askedFor(studentIds, written.photos.pictures, batch)
  const refusal = formatNoConsent(students, asked, withoutConsent)
  // Told here at once: a record that waits on this device would be refused later, out of sight.
  const form =
    refusal === ''
      ? written
      : { ...written, problem: `${refusal}，请去掉照片`, submit: async () => undefined }
  const takePhotos = useEffectEvent(() => {
    if (photos.length > 0) form.photos.add(photos)
  })
  // The world outside: the camera was opened by the tap that opens the sheet.
  useEffect(() => takePhotos(), [photos])

  /** A new one stays on this device; what was changed in one that is there would be lost. */
  function leave(): void {
    if (batch && form.isDirty) setIsLeaving(true)
    else onClose()
  }

  const picker = (
    <PupilPicker
      classId={classId}
      students={students}
      chosen={form.fields.studentIds}
      withoutConsent={withoutConsent}
      problem={form.problems.studentIds}
      find={find}
      onChange={(studentIds) => form.change({ studentIds })}
    />
  )
  const title = batch ? '修改记录' : '记一条'
  return (
    <Sheet isOpen onClose={leave} title={title} isTitleHidden className="realistic-sheet">
      {isWide ? (
        <div className="realistic-columns grid min-h-0 flex-1">
          <div className="min-h-0 overflow-y-auto bg-sky-2 p-6">{picker}</div>
          <WideForm {...{ form, title, today, students, whyNoPhoto }} onLeave={leave} />
        </div>
      ) : (
        <PhoneForm {...{ form, title, today, students, whyNoPhoto }} onLeave={leave}>
          {picker}
        </PhoneForm>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title="注意"
        description="修改还没有保存。现在关掉，这次改的内容就没有了，原来的记录还在。"
        confirmLabel="不保存"
        cancelLabel="继续编辑"
        isDestructive
        onConfirm={onClose}
        onCancel={() => setIsLeaving(false)}
      />
    </Sheet>
  )
}

type FormProps = {
  form: RecordForm
  title: string
  today: string
  students: readonly Student[]
  /** Who must not be in a photo, of those who are chosen. */
  whyNoPhoto: string
  onLeave: () => void
}

function WideForm({ form, title, today, students, whyNoPhoto, onLeave }: FormProps) {
  const { fields, problems } = form
  const differences = differencesIn(form, students)
  return (
    <form
      noValidate
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Heading form={form} title={title} onLeave={onLeave} />
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pb-4">
        <Photos form={form} whyNot={whyNoPhoto} />
        <div>
          <QualityChoice value={fields.type} onChoose={(type) => form.change({ type })} />
          <Problem text={problems.type} className="mt-1 text-s" />
        </div>
        <RecordDetails form={form} today={today} students={students} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 px-6 py-4">
        {differences.length > 0 ? (
          <Stale form={form} differences={differences} />
        ) : (
          <>
            {/* On an upright tablet the words have a line of their own above the button. */}
            <div className="flex-1 basis-48">
              <Problem text={form.problem} />
              {form.problem === '' && <p className="text-s text-ink-2">每人的档案里各有一条。</p>}
            </div>
            <Button type="submit" size="l" isBusy={form.isBusy}>
              {formatSubmitLabel(form)}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

/** Pictures, pupils, and a tap on a quality writes it down. */
function PhoneForm({
  form,
  title,
  today,
  students,
  whyNoPhoto,
  onLeave,
  children,
}: FormProps & { children: ReactNode }) {
  const { fields, isNew } = form
  const [isMore, setIsMore] = useState(!isNew)
  const count = fields.studentIds.length
  const differences = differencesIn(form, students)
  return (
    <>
      <Heading form={form} title={title} onLeave={onLeave} />
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto bg-sky-2 px-4 py-3">
        <div className="shrink-0 rounded-card bg-white p-3">
          <Photos form={form} whyNot={whyNoPhoto} />
        </div>
        {children}
        <div className="shrink-0 rounded-card bg-white p-3">
          <button
            type="button"
            aria-expanded={isMore}
            onClick={() => setIsMore(!isMore)}
            className="flex min-h-12 w-full items-center justify-between text-name font-bold"
          >
            说一句经过，写名称、日期（可不写）
            <ChevronDown aria-hidden className={`size-5 ${isMore ? 'rotate-180' : ''}`} />
          </button>
          {isMore && <RecordDetails form={form} today={today} students={students} />}
        </div>
      </div>
      <div className="bg-white px-4 pt-3 pb-4 shadow-float">
        <Problem text={form.problem} />
        <p aria-live="polite" className="pb-2 text-name font-bold">
          {isNew
            ? count === 0
              ? '先点孩子，再点一项就记好了'
              : `点一项，就记进 ${count} 个人的档案`
            : '品质'}
        </p>
        <QualityChoice
          value={fields.type}
          isDisabled={form.isBusy || (isNew && count === 0)}
          onChoose={(type) => (isNew ? void form.submit({ type }) : form.change({ type }))}
        />
        {differences.length > 0 && <Stale form={form} differences={differences} />}
        {!isNew && differences.length === 0 && (
          <Button size="l" className="mt-3 w-full" isBusy={form.isBusy} onClick={() => void form.submit()}>
            {formatSubmitLabel(form)}
          </Button>
        )}
      </div>
    </>
  )
}

function differencesIn({ edit }: RecordForm, students: readonly Student[]): Difference[] {
  return edit.differences((studentId) => students.find(({ id }) => id === studentId)?.username ?? '')
}

/** A colleague changed the same of this record: both words, and the choice. */
function Stale({ form, differences }: { form: RecordForm; differences: readonly Difference[] }) {
  const { edit, isBusy, submit } = form
  return (
    <div className="max-h-[40dvh] flex-1 overflow-y-auto max-md:mt-3">
      <StaleEdit
        what="这条记录"
        differences={differences}
        isBusy={isBusy}
        onKeepMine={() => {
          edit.keepMine()
          void submit()
        }}
        onTakeTheirs={edit.takeTheirs}
      />
    </div>
  )
}

/** With what a colleague wants to have mended. */
function Heading({ form, title, onLeave }: Pick<FormProps, 'form' | 'title' | 'onLeave'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 py-3 pr-3 pl-6">
      <p aria-hidden className="flex-1 text-l font-bold">
        {title}
      </p>
      {form.isNew && form.isDirty && (
        <Button variant="quiet" disabled={form.isBusy} onClick={form.reset}>
          清空
        </Button>
      )}
      <IconButton label="关闭" onClick={onLeave}>
        <X />
      </IconButton>
      {form.returns.map((text) => (
        <p key={text} role="status" className="w-full text-s text-clay">
          {text}
        </p>
      ))}
    </div>
  )
}

function Photos({ form, whyNot }: { form: RecordForm; whyNot: string }) {
  return (
    <PhotoStrip
      pictures={form.photos.pictures}
      problem={form.photos.problem}
      whyNot={whyNot}
      isDisabled={form.isBusy}
      onFiles={form.photos.add}
      onRemove={form.photos.remove}
    />
  )
}

function formatSubmitLabel({ isNew, fields: { studentIds } }: RecordForm): string {
  if (!isNew) return '保存修改'
  return studentIds.length > 1 ? `给 ${studentIds.length} 人各记一条` : '记好了'
}
