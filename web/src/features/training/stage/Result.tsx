import type { CSSProperties } from 'react'
import { ArrowRight, Check, RotateCcw, Sparkles } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { formatElapsed } from '../history/history.ts'
import type { RoundOutcome } from '../round/end-play.ts'
import { roundTime, type Round, type RoundTask } from '../round/round.ts'
import { formatPraise } from './format-praise.ts'
import { Piece, pieceName } from './Piece.tsx'
import { recallColumns, rowsOf, tileStyle } from './stage-shape.ts'
import { useStageRoom } from './use-stage-room.ts'

export type ResultProps = {
  round: Round
  outcome: RoundOutcome | null
  levelsPath: string
  /** What leads there. */
  backLabel?: string
  /** Of the next level; null after the last. */
  nextPath: string | null
  onAgain: () => void
  /** 给他点评; left out where no pupil plays. */
  onComment: (() => void) | undefined
}

/** How a round went. A child that did not make it sees what was right, and nothing crossed out. */
export function Result({ round, outcome, onAgain, onComment, ...ways }: ResultProps) {
  const { levelsPath, backLabel = '返回关卡', nextPath } = ways
  const isFinished = round.phase === 'finished'
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 text-center">
      <div role="status" className="flex flex-col items-center gap-2">
        <h2 className="text-2xl font-bold text-balance">{titleOf(round)}</h2>
        {isFinished && (
          <p className="text-xl">
            用时 <b className="num">{formatElapsed(roundTime(round))}</b>
          </p>
        )}
        {outcome && <p className="text-l text-ink-2">{formatPraise(outcome)}</p>}
      </div>
      {!isFinished && round.phase !== 'void' && <BothRows round={round} />}
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="l" variant={isFinished && nextPath ? 'white' : 'primary'} onClick={onAgain}>
          <RotateCcw aria-hidden />
          再来一轮
        </Button>
        {isFinished && nextPath && (
          <ButtonLink size="l" to={nextPath} replace>
            下一关
            <ArrowRight aria-hidden />
          </ButtonLink>
        )}
        <ButtonLink size="l" variant="mist" to={levelsPath} replace>
          {backLabel}
        </ButtonLink>
        {onComment && round.phase !== 'void' && (
          <Button size="l" variant="sun" onClick={onComment}>
            <Sparkles aria-hidden />
            给他点评
          </Button>
        )}
      </div>
    </div>
  )
}

function titleOf({ phase, isOutOfTime }: Round): string {
  if (phase === 'void') return '页面离开过，本轮不计，再来一次'
  if (phase === 'finished') return '全部答对！'
  return isOutOfTime ? '时间到了，看看正确的顺序' : '这一轮没有完成，看看正确的顺序'
}

/** The sequence again, small, and below it what the child put there, where it came so far. What was right has its mark; nothing is crossed out. */
function BothRows({ round }: Pick<ResultProps, 'round'>) {
  const { task, slots } = round
  const isPut = slots.some((piece) => piece !== '')
  const columns = recallColumns(task.type, task.count, useStageRoom())
  const rows = rowsOf(task.count, columns) * (isPut ? 2 : 1)
  const of = { task, style: tileStyle(columns, Math.max(rows, 2)) }
  return (
    <>
      <Row {...of} label="正确的顺序" pieces={task.sequence} />
      {isPut && (
        <>
          <p aria-hidden className="text-m text-ink-2">
            刚才放的
          </p>
          <Row {...of} label="刚才放的顺序" pieces={slots} isMarked />
        </>
      )}
    </>
  )
}

type RowProps = {
  task: RoundTask
  label: string
  pieces: readonly string[]
  style: CSSProperties
  /** Those that are right have a mark. */
  isMarked?: boolean
}

function Row({ task: { type, sequence }, label, pieces, style, isMarked = false }: RowProps) {
  return (
    <ol aria-label={label} className="stage-tiles stage-result [--stage-rest:30rem]" style={style}>
      {pieces.map((piece, place) => {
        const isRight = isMarked && piece === sequence[place]
        const name = piece === '' ? '空着' : pieceName({ type, piece })
        return (
          <li
            key={place}
            aria-label={`第 ${place + 1} 个，${name}${isRight ? '，对' : ''}`}
            className={`relative grid place-items-center rounded-field font-bold ${isMarked && !isRight ? 'bg-white/60 text-ink-2' : 'bg-white'}`}
          >
            {piece !== '' && <Piece type={type} piece={piece} />}
            {isRight && (
              <Check
                aria-hidden
                className="absolute -top-2 -right-2 size-5 rounded-full bg-q3 p-0.5 text-white"
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
