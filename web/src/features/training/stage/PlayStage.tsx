import { useNavigate } from 'react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { LeaveGuard } from '../../../shared/ui/overlay/LeaveGuard.tsx'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { rememberStanding } from '../levels/standings.store.ts'
import { isOver, formatLevel, type Round } from '../round/round.ts'
import type { Play, Player, PlayRequest } from '../round/start-play.ts'
import { useLeaving } from '../round/use-leaving.ts'
import { useHiddenTime, usePlay } from '../round/use-play.ts'
import { Rest } from '../rest/Rest.tsx'
import { endSitting, isRestDue, noteRound, noteRoundEnd } from '../rest/session.store.ts'
import { CountDown } from './CountDown.tsx'
import { gameNames } from '../game-names.ts'
import { pictureUrl } from './Piece.tsx'
import { Result } from './Result.tsx'
import { RoundBody, RoundFooter } from './RoundStage.tsx'
import { Stage } from './Stage.tsx'
import { useFeedback } from './use-feedback.ts'
import { useNoQuestions } from './use-no-questions.ts'

export type PlayStageProps = {
  request: PlayRequest
  /** Who plays, where it is a pupil. */
  playerName: string | undefined
  levelsPath: string
  backLabel?: string
  nextPath: string | null
  /** 给他点评; left out where no pupil plays. */
  onComment: (() => void) | undefined
  /** Of the class: first and second grade begin without a clock. */
  grade: number
}

/** One level on the stage, from 3-2-1 to its result, as often as one likes. */
export function PlayStage({ request, playerName, grade, ...after }: PlayStageProps) {
  const { level } = request
  const { levelsPath } = after
  const navigate = useNavigate()
  const { stage, send, again, countedDown, quit } = usePlay(
    request,
    level.type === 1 ? level.pool.map(pictureUrl) : [],
  )
  // The grade may come after the stage, with the list of classes.
  const [chosenTime, setChosenTime] = useState<boolean>()
  const isTimeShown = chosenTime ?? grade > 2
  /** The round of which the question asks whether to give it up: one that is over by then is asked about no more. */
  const [leftPlay, setLeftPlay] = useState<Play>()
  const [isResting, setIsResting] = useState(() => isRestDue(Date.now()))
  const round = stage.kind === 'playing' ? stage.round : null
  const playing = stage.kind === 'playing' && !isOver(stage.round) ? stage.play : undefined
  const playAgain = () => {
    setIsResting(isRestDue(Date.now()))
    again()
  }
  useHiddenTime((forMs) => send({ type: 'hidden', forMs }))
  useLeaving(() => noteRoundEnd(Date.now()))
  useFeedback(round)
  useNoQuestions(stage.kind === 'lost')
  useStanding(round, request.player, grade)

  return (
    <Stage
      title={titleOf(request, round)}
      text={<Text {...{ request, round, playerName }} play={'play' in stage ? stage.play : null} />}
      isTimeShown={isTimeShown}
      onToggleTime={() => setChosenTime(!isTimeShown)}
      isResting={isResting}
      onLeave={() => (playing ? setLeftPlay(playing) : void navigate(levelsPath, { replace: true }))}
      footer={round && <RoundFooter round={round} isTimeShown={isTimeShown} send={send} />}
    >
      {stage.kind === 'starting' && <p className="m-auto text-l text-ink-2">正在出题…</p>}
      {stage.kind === 'counting' &&
        (isResting ? (
          <Rest
            onEnd={() => {
              endSitting()
              setIsResting(false)
            }}
          />
        ) : (
          <CountDown
            onEnd={() => {
              noteRound(Date.now())
              countedDown()
            }}
          />
        ))}
      {stage.kind === 'playing' &&
        (isOver(stage.round) ? (
          <Result round={stage.round} outcome={stage.outcome} {...after} onAgain={playAgain} />
        ) : (
          <RoundBody play={stage.play} round={stage.round} send={send} />
        ))}
      <ConfirmDialog
        isOpen={playing !== undefined && playing === leftPlay}
        title="放弃本轮？"
        description="这一轮没有做完，不会有成绩。"
        confirmLabel="放弃"
        cancelLabel="接着做"
        onConfirm={() => {
          quit()
          void navigate(levelsPath, { replace: true })
        }}
        onCancel={() => setLeftPlay(undefined)}
      />
      <LeaveGuard
        isDirty={playing !== undefined}
        guardsSearch
        unsaved="这一轮没有做完"
        description="离开后不会有成绩。"
        stayLabel="接着做"
      />
    </Stage>
  )
}

type TextProps = {
  request: PlayRequest
  playerName: string | undefined
  round: Round | null
  play: Play | null
}

function Text({ request: { level, mode, player }, playerName, round, play }: TextProps) {
  // The service could not be asked: what the teacher plays stays on this device, and of a pupil it keeps nothing.
  const isOwn = level.setName !== undefined
  const isAlone = play?.recordId === null && !isOwn
  const isUncounted = mode === 'daily' && play !== null && !isAlone && !play.isCounted
  const isOfOtherDay = play !== null && play.request.mode !== mode
  return (
    <>
      {playerName !== undefined && <b className="mr-3 text-ink">{playerName}</b>}
      {gameNames[level.type]} · {formatLevel(level)}
      {(round === null || round.phase === 'memorise') && (
        <span className="ml-3 text-sun-ink">小窍门：{level.tip}</span>
      )}
      {isOwn && <span className="ml-3 font-bold text-clay">自己的图片只练习，不计成绩</span>}
      {isAlone && (
        <span className="ml-3 font-bold text-clay">
          当前为练习，{player.stuId === undefined ? '成绩只保存在本机' : '这一轮的成绩不保存'}
        </span>
      )}
      {isUncounted && (
        <span className="ml-3 font-bold text-clay">
          {isOfOtherDay ? '这一关不在今天的打卡里' : '今天的挑战已经计过分'}，这一轮是练习
        </span>
      )}
    </>
  )
}

const counters = { 1: '张图', 2: '个符号', 3: '个数字' } as const

function titleOf({ level: { type, count } }: PlayRequest, round: Round | null): string {
  if (round?.phase === 'recall')
    return round.wrongPlaces.length > 0 || round.corrections > 0 ? '有几个不对，再改一改' : '按顺序放回去'
  if (round && isOver(round)) return '这一轮结束了'
  return `记住这 ${count} ${counters[type]}的顺序`
}

/** Each round that was played to its end says which level suits the player. */
function useStanding(round: Round | null, player: Player, grade: number): void {
  const userId = useCurrentUser()?.userId ?? ''
  const isPlayed = round?.phase === 'finished' || round?.phase === 'failed'
  const remember = useEffectEvent(() => {
    noteRoundEnd(Date.now())
    if (!round) return
    const { task, phase, corrections } = round
    if (task.setName !== undefined) return
    const played = { type: task.type, level: task.level, isFinished: phase === 'finished', corrections }
    rememberStanding(userId, player, grade, played)
  })
  // What this device remembers lies outside React.
  useEffect(() => {
    if (isPlayed) remember()
  }, [isPlayed])
}
