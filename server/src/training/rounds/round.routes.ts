import * as contract from '@pinge/contract/training/rounds.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { TrainingDeps } from '../training-deps.ts'
import { addRecord } from './add-record.ts'
import { endRound } from './end-round.ts'
import { startRound } from './start-round.ts'

export function roundRoutes(endpoints: Endpoints, deps: TrainingDeps): void {
  endpoints.teacher(contract.startRound, ({ teacherId }, request) => startRound(deps, teacherId, request))
  endpoints.teacher(contract.endRound, ({ teacherId }, request) => endRound(deps, teacherId, request))
  endpoints.teacher(contract.addPictureRecord, ({ teacherId }, request) =>
    addRecord(deps, teacherId, request, (type) => type === 1),
  )
  endpoints.teacher(contract.addMemoryRecord, ({ teacherId }, request) =>
    addRecord(deps, teacherId, request, (type) => type !== 1),
  )
}
