import { loadPictures } from '../round/load-pictures.ts'
import { randomSeed } from '../../../shared/device/device-random.ts'
import { playAlone, startPlay, type Play, type PlayedLevel } from '../round/start-play.ts'
import { callTraining } from '../service/call-training.ts'
import { pictureUrl } from '../stage/Piece.tsx'

type Asked = { classId: string; /** Printed, and told to no service. */ isForPaper: boolean }

/** A round for a class, and whether all of its pictures have come. */
export async function beginClassRound(
  level: PlayedLevel,
  { classId, isForPaper }: Asked,
): Promise<{ begun: Play; areThere: boolean }> {
  const request = { level, mode: 'class' as const, player: { classId }, isReversed: false }
  const [begun, areThere] = await Promise.all([
    isForPaper ? playAlone(request, randomSeed) : startPlay(callTraining, request, randomSeed),
    loadPictures(level.type === 1 ? level.pool.map(pictureUrl) : []),
  ])
  return { begun, areThere }
}
