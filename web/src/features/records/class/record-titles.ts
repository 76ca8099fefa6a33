import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { isNarrowed, recordSigns, type RecordFilter } from './record-filter.ts'
import { dayRanges } from '../../../shared/time/day-range.ts'

/** The titles of the screen of a class's comments, named as the specification names them. */
type RecordTitles = { rankTitle: string; commentDataTitle: string; commentListTitle: string }

const defaultTitles: RecordTitles = {
  rankTitle: '全部点评',
  commentDataTitle: '点评数据',
  commentListTitle: '点评记录',
}

/** What is shown, in words: 全部点评, or 王浩然的习惯表扬. Names are those of the chosen pupil or team, teacher and item, empty when none is. */
export function recordTitles(
  filter: RecordFilter,
  { receiverName, teacherName, itemName }: { receiverName: string; teacherName: string; itemName: string },
): RecordTitles {
  const range = dayRanges.find(({ value }) => value === filter.range)?.label ?? ''
  const when = filter.range === 'custom' ? '' : range
  if (!isNarrowed(filter))
    return { ...defaultTitles, commentDataTitle: `${when}${defaultTitles.commentDataTitle}` }

  const by = teacherName && `${teacherName}给出的`
  const of = receiverName && `${receiverName}的`
  const quality = qualityTypes.find(({ type }) => type === filter.type)?.tab ?? ''
  const sign = recordSigns.find(({ value }) => value === filter.sign)
  const item = itemName && `“${itemName}”`
  const what = `${item}${quality}${sign === undefined || sign.value === 'all' ? '点评' : sign.label}`
  const subject = `${by}${of}${what}`
  return { rankTitle: subject, commentDataTitle: `${when}${what}数据`, commentListTitle: `${subject}记录` }
}
