import { ArrowRight, RotateCcw } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { useIsWide } from '../../../shared/device/use-is-wide.ts'
import { formatElapsed } from '../history/history.ts'
import type { RoundOutcome } from '../round/end-play.ts'
import { roundTime, type Round } from '../round/round.ts'
import { Piece, pieceName } from './Piece.tsx'
import { recallColumns, rowsOf, tileStyle } from './stage-shape.ts'

export type ResultProps = {
  round: Round
  outcome: RoundOutcome | null
  levelsPath: string
  /** Of the next level; null after the last. */
  nextPath: string | null
  onAgain: () => void
}

/** How a round went. A child that did not make it sees what was right, and nothing crossed out. */
export function Result({ round, outcome, levelsPath, nextPath, onAgain }: ResultProps) {
  const isFinished = round.phase === 'finished'
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 text-center">
      <div role="status" className="flex flex-col items-center gap-2">
        <h2 className="text-2xl font-bold">{titleOf(round)}</h2>
        {isFinished && (
          <p className="text-xl">
            用时 <b className="num">{formatElapsed(roundTime(round))}</b>
          </p>
        )}
        {outcome && <p className="text-l text-ink-2">{praiseOf(outcome)}</p>}
      </div>
      {!isFinished && round.phase !== 'void' && <RightRow round={round} />}
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="l" variant={isFinished && nextPath ? 'white' : 'primary'} onClick={onAgain}>
          <RotateCcw aria-hidden />
          再来一次
        </Button>
        {isFinished && nextPath && (
          <ButtonLink size="l" to={nextPath} replace>
            下一关
            <ArrowRight aria-hidden />
          </ButtonLink>
        )}
        <ButtonLink size="l" variant="mist" to={levelsPath} replace>
          返回关卡
        </ButtonLink>
      </div>
    </div>
  )
}

function titleOf({ phase, isOutOfTime }: Round): string {
  if (phase === 'void') return '页面离开过，本轮不计，再来一次'
  if (phase === 'finished') return '全部答对！'
  return isOutOfTime ? '时间到了，看看正确的顺序' : '这一轮没有完成，看看正确的顺序'
}

function praiseOf({ isFinished, savedMs, place, timesToday, score, isBest }: RoundOutcome): string {
  const times = timesToday !== null && timesToday > 1 ? `，今天第 ${timesToday} 次` : ''
  const points = score === null ? times : `${times}，得 ${score} 分`
  if (!isFinished) return `练了一轮${points}`
  if (savedMs !== null) return `刷新纪录！快了 ${(savedMs / 1_000).toFixed(1)} 秒${points}`
  if (place === 1) return `第一个成绩${points}`
  if (place === null && isBest) return `这一关最好的一次${points}`
  return place === null ? `完成一轮${points}` : `第 ${place} 好成绩${points}`
}

/** The sequence again, small. */
function RightRow({ round: { task } }: Pick<ResultProps, 'round'>) {
  const columns = recallColumns(task.type, task.count, useIsWide())
  const rows = rowsOf(task.count, columns)
  return (
    <ol
      aria-label="正确的顺序"
      className="stage-tiles [--stage-rest:26rem]"
      style={tileStyle(columns, Math.max(rows, 2))}
    >
      {task.sequence.map((piece, place) => (
        <li
          key={place}
          aria-label={`第 ${place + 1} 个，${pieceName({ type: task.type, piece })}`}
          className="grid place-items-center rounded-field bg-white font-bold"
        >
          <Piece type={task.type} piece={piece} />
        </li>
      ))}
    </ol>
  )
}
