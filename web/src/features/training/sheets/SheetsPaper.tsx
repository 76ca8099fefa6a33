import { Paper } from '../../../shared/ui/layout/Paper.tsx'
import { gameNames } from '../game-names.ts'
import { formatLevel, type RoundTask } from '../round/round.ts'
import { Piece } from '../stage/Piece.tsx'

export type SheetsPaperProps = { task: RoundTask; seed: number; className: string; classId: string }

/** Rows of five, as on the screen; digits in rows of ten. */
const columnsOf = ({ type }: RoundTask) => (type === 3 ? 10 : 5)

/** Three pages of A4 from one seed: to be looked at, to be filled in, and the key. The number tells which belong together. */
export function SheetsPaper({ task, seed, className, classId }: SheetsPaperProps) {
  const notes = [`${gameNames[task.type]} ${formatLevel(task)}`, `${task.count} 个`, `题号 ${seed}`]
  return (
    <Paper classId={classId} className={className} title="大脑训练练习纸" notes={notes}>
      {() => (
        <>
          <Sheet title="记一记" {...{ task, seed }} kind="look" />
          <Sheet title="写一写" {...{ task, seed }} kind="answer" />
          <Sheet title="答案（老师用）" {...{ task, seed }} kind="key" />
        </>
      )}
    </Paper>
  )
}

type SheetProps = { title: string; task: RoundTask; seed: number; kind: 'look' | 'answer' | 'key' }

function Sheet({ title, task, seed, kind }: SheetProps) {
  const { type, sequence, tray } = task
  return (
    <section className="break-after-page pt-4 last:break-after-auto">
      <h2 className="mb-4 text-xl font-bold">
        {title}
        <span className="num ml-4 text-s font-normal">题号 {seed}</span>
        {kind === 'answer' && (
          <span className="ml-8 text-m font-normal">姓名 ____________　用时 ________</span>
        )}
      </h2>
      <ol className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columnsOf(task)}, 1fr)` }}>
        {sequence.map((piece, place) => (
          <li
            key={place}
            className="relative grid aspect-square place-items-center rounded-field border-2 border-line text-2xl font-bold"
          >
            <span className="num absolute top-1 left-2 text-s font-normal text-ink-2">{place + 1}</span>
            {kind !== 'answer' && <Piece type={type} piece={piece} />}
          </li>
        ))}
      </ol>
      {kind === 'answer' && tray.length > 0 && (
        <>
          <p className="mt-8 mb-3 text-m">从这些里面选，把名字或样子写进格子：</p>
          <ul className="grid grid-cols-8 gap-2">
            {tray.map((piece) => (
              <li key={piece} className="grid aspect-square place-items-center">
                <Piece type={type} piece={piece} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
