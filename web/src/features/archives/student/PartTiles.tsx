import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { PupilArchive } from './pupil-archive.ts'

type PartTilesProps = { archive: PupilArchive; classId: string; documentId: string }

type Tile = { path: string; name: string; figure: string; unit: string; note: string; isFull: boolean }

/** 学业、体质、写实、自评: how full each part is, and the way into it. */
export function PartTiles({ archive, classId, documentId }: PartTilesProps) {
  const query = `?classId=${classId}&documentId=${documentId}`
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {tilesOf(archive).map(({ path, name, figure, unit, note, isFull }) => (
        <li key={name}>
          <Link
            to={`${path}${query}`}
            className="flex h-full flex-col gap-1 rounded-card bg-white p-4 hover:bg-brand-tint"
          >
            <span className="flex min-h-6 items-center justify-between font-bold">
              {name}
              {isFull && (
                <span className="grid size-6 place-items-center rounded-full bg-brand text-white">
                  <Check aria-label="齐了" className="size-4" strokeWidth={3} />
                </span>
              )}
            </span>
            <span>
              <b className="num text-2xl">{figure}</b> <span className="text-base text-ink-2">{unit}</span>
            </span>
            <span className="text-s text-ink-2">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function tilesOf({ parts, studentId, gender }: PupilArchive): Tile[] {
  const { perform, health, record, evaluation } = parts
  const tiles: Tile[] = []
  if (perform)
    tiles.push({
      path: '/data/file/perform',
      name: '学业',
      figure: `${perform.filled}`,
      unit: `/ ${perform.expected} 科`,
      note: perform.filled === 0 ? '还没有成绩' : '有成绩的学科',
      isFull: perform.isFull,
    })
  if (health)
    tiles.push({
      path: '/data/file/health',
      name: '体质',
      figure: health.total === null ? `${health.filled}` : `${health.total}`,
      unit: health.total === null ? `/ ${health.expected} 项` : '分',
      note: health.level ?? noteWithoutTotal(health, gender),
      isFull: health.expected > 0 && health.filled === health.expected,
    })
  if (record)
    tiles.push({
      path: '/data/file/record',
      name: '写实',
      figure: `${record.count}`,
      unit: '条',
      note: record.typical === 0 ? '还没有选典型' : `${record.typical} 条典型`,
      isFull: record.count > 0,
    })
  if (evaluation)
    tiles.push({
      path: `/data/file/evaluation/${studentId}`,
      name: '自评',
      figure: `${evaluation.filled}`,
      unit: `/ ${evaluation.expected} 题`,
      note: evaluation.reply === '' ? '老师还没有回复' : '老师回复了',
      isFull: evaluation.expected > 0 && evaluation.filled === evaluation.expected,
    })
  return tiles
}

/** A full part need not have a total: 免测 has no score, and the standard asks for gender and grade. */
function noteWithoutTotal(
  { filled, expected, exempt }: NonNullable<PupilArchive['parts']['health']>,
  gender: PupilArchive['gender'],
): string {
  if (filled < expected) return '还没有测全'
  if (exempt === expected) return '全部免测'
  if (exempt > 0) return `${exempt} 项免测，不算总分`
  return gender ? '没有适用的标准，不算总分' : '没有填性别，算不出总分'
}
