import * as contract from '@pinge/contract/archives/evaluation.ts'
import * as handed from '@pinge/contract/archives/handed-form.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { ApiEndpoints } from '../../writes/api-endpoints.ts'
import { createHandedForm, endHandedForm } from './handed/hand-over.ts'
import { readHandedForm, saveHandedForm } from './handed/handed-form.ts'
import { listEvaluations, readEvaluation } from './read-evaluation.ts'
import { saveEvaluation, saveQuestions } from './save-evaluation.ts'

export function evaluationRoutes(endpoints: ApiEndpoints, deps: ApiDeps): void {
  endpoints.classRead(contract.evaluationList, listEvaluations)
  endpoints.classRead(contract.evaluationDetail, readEvaluation)
  endpoints.classWrite(contract.saveEvaluation, saveEvaluation)
  endpoints.classWrite(contract.saveEvaluationQuestions, saveQuestions)
  endpoints.classWrite(handed.handOver, createHandedForm)
  endpoints.classWrite(handed.takeBack, endHandedForm, { alsoArchived: true })
  endpoints.open(handed.handedForm, (request) => readHandedForm(deps, request))
  endpoints.open(handed.saveHandedForm, (request) => saveHandedForm(deps, request))
}
