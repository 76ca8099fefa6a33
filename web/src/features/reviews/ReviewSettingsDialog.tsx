import {
  familyPartNames,
  familyParts,
  MAX_LEVEL_BOUND,
  MAX_OWN_WORD_LENGTH,
  MAX_REVIEW_LENGTH,
  MIN_REVIEW_LENGTH,
  type FamilyPart,
} from '@pinge/contract/reviews/review-values.ts'
import { reviewSettings, saveReviewSettings, type ReviewSettings } from '@pinge/contract/reviews/reviews.ts'
import { countCharacters } from '@pinge/contract/values/texts/count-characters.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../shared/api/use-read.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import type { Problems } from '../../shared/form/form-problems.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { UnsavedDialog } from '../../shared/ui/overlay/UnsavedDialog.tsx'

export type ReviewSettingsDialogProps = { classId: string; onClose: () => void }

/** 评语设置: what the class has settled about its reviews. */
export function ReviewSettingsDialog({ classId, onClose }: ReviewSettingsDialogProps) {
  const read = useRead(reviewSettings, { classId })
  const [isDirty, setIsDirty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => (isDirty ? setIsAsking(true) : onClose())
  return (
    <Dialog isOpen onClose={leave} title="评语设置">
      <ReadView read={read} waiting={<Skeleton className="h-96" />}>
        {(settings) => (
          <SettingsForm {...{ classId, settings }} onDirty={setIsDirty} onDone={onClose} onCancel={leave} />
        )}
      </ReadView>
      <UnsavedDialog
        isOpen={isAsking}
        title="设置还没有保存"
        description="刚才改的内容会丢掉。已经保存的设置不变。"
        onLeave={onClose}
        onStay={() => setIsAsking(false)}
      />
    </Dialog>
  )
}

type Fields = {
  minLength: string
  maxLength: string
  /** Bounds from high to low, apart by spaces. */
  points: string
  marks: string
  /** Words, apart by spaces. */
  words: string
  familyParts: readonly FamilyPart[]
}

const separators = /[\s、，,·/]+/u
const split = (text: string) => text.split(separators).filter((word) => word !== '')

type SettingsFormProps = {
  classId: string
  settings: ReviewSettings
  onDirty: (isDirty: boolean) => void
  onDone: () => void
  onCancel: () => void
}

function SettingsForm({ classId, settings, onDirty, onDone, onCancel }: SettingsFormProps) {
  const form = useForm({
    keptAs: `review-settings/${classId}`,
    start: () => fieldsOf(settings),
    check: checkFields,
    writer: useWrite(saveReviewSettings),
    request: (_, typed) => ({ classId, ...settingsOf(typed) }),
    onClose: onDone,
  })
  const { isDirty } = form
  // The dialog around it, which asks before it takes the words away.
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const { row, change, fields } = form
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      <div className="grid grid-cols-2 gap-3">
        <TextField label="最少字数" inputMode="numeric" {...row('minLength')} />
        <TextField label="最多字数" inputMode="numeric" {...row('maxLength')} />
      </div>
      <TextField label="推荐等级的表扬分" hint="优秀、良好、合格各从几分起，用空格隔开" {...row('points')} />
      <TextField label="推荐等级的成绩" hint="折合成百分，优秀、良好、合格各从几分起" {...row('marks')} />
      <TextField label="不用的词（可不写）" hint="评语里出现就提醒，用空格隔开" {...row('words')} />
      <fieldset>
        <legend className="text-s font-bold text-ink-2">报告单里放什么</legend>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {familyParts.map((part) => (
            <Checkbox
              key={part}
              isChecked={fields.familyParts.includes(part)}
              onChange={(isChecked) =>
                change({
                  familyParts: familyParts.filter((one) =>
                    one === part ? isChecked : fields.familyParts.includes(one),
                  ),
                })
              }
            >
              {familyPartNames[part]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Problem text={form.problem} />
      <div className="flex justify-end gap-3">
        <Button variant="mist" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" isBusy={form.isSending}>
          保存
        </Button>
      </div>
    </form>
  )
}

function fieldsOf({
  minLength,
  maxLength,
  points,
  marks,
  words,
  familyParts: parts,
}: ReviewSettings): Fields {
  return {
    minLength: String(minLength),
    maxLength: String(maxLength),
    points: points.join(' '),
    marks: marks.join(' '),
    words: words.join(' '),
    familyParts: parts,
  }
}

/** Only what was typed: the rest may have been settled on another device meanwhile. */
function settingsOf({ minLength, maxLength, points, marks, words, familyParts: parts }: Partial<Fields>) {
  return {
    ...(minLength !== undefined && { minLength: Number(minLength) }),
    ...(maxLength !== undefined && { maxLength: Number(maxLength) }),
    ...(points !== undefined && { points: split(points).map(Number) }),
    ...(marks !== undefined && { marks: split(marks).map(Number) }),
    ...(words !== undefined && { words: split(words) }),
    ...(parts && { familyParts: [...parts] }),
  }
}

function lengthProblem(text: string): string | false {
  const isLength =
    /^\d{2,3}$/u.test(text.trim()) && Number(text) >= MIN_REVIEW_LENGTH && Number(text) <= MAX_REVIEW_LENGTH
  return !isLength && `填 ${MIN_REVIEW_LENGTH} 到 ${MAX_REVIEW_LENGTH} 之间的数`
}

function areBounds(text: string): boolean {
  const bounds = split(text)
  return (
    bounds.length === 3 &&
    bounds.every((bound) => /^\d{1,4}$/u.test(bound) && Number(bound) <= MAX_LEVEL_BOUND)
  )
}

function checkFields(fields: Fields): Problems<Fields> {
  return {
    minLength: lengthProblem(fields.minLength),
    maxLength: lengthProblem(fields.maxLength),
    points: !areBounds(fields.points) && '要三个数，如 12 6 2',
    marks: !areBounds(fields.marks) && '要三个数，如 85 70 60',
    words:
      split(fields.words).some((word) => countCharacters(word) > MAX_OWN_WORD_LENGTH) &&
      `一个词最多 ${MAX_OWN_WORD_LENGTH} 个字`,
  }
}
