import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useOwnLevel } from '../../../features/training/own-pictures/use-own-level.ts'
import type { Player } from '../../../features/training/round/start-play.ts'
import { gameNames } from '../../../features/training/game-names.ts'
import { gamePath } from '../../../features/training/training-paths.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import { PlayerStage } from '../PlayerStage.tsx'
import { WaitingStage } from '../WaitingStage.tsx'

export type OwnLevelOnStageProps = { item: string; player: Player; grade: number }

/** A round with pictures of the teacher's own: practice, of which only the stage knows. */
export function OwnLevelOnStage({ item, player, grade }: OwnLevelOnStageProps) {
  const navigate = useNavigate()
  const { level, isLost } = useOwnLevel(item)
  const levelsPath = gamePath(1, player)
  // Toasts and the address lie outside React.
  useEffect(() => {
    if (!isLost) return
    showError('这组图片打不开了，请换一组')
    void navigate(levelsPath, { replace: true })
  }, [isLost, levelsPath, navigate])
  if (!level) return <WaitingStage title={gameNames[1]} />
  return (
    <PlayerStage
      request={{ level, mode: 'practice', player, isReversed: false }}
      grade={grade}
      levelsPath={levelsPath}
      nextPath={null}
    />
  )
}
