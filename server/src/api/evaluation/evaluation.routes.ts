import * as contract from '@pinge/contract/archives/evaluation.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { listEvaluations, readEvaluation } from './read-evaluation.ts'
import { saveEvaluation, saveQuestions } from './save-evaluation.ts'

export function evaluationRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.evaluationList, listEvaluations)
  endpoints.classRead(contract.evaluationDetail, readEvaluation)
  endpoints.classWrite(contract.saveEvaluation, saveEvaluation)
  endpoints.classWrite(contract.saveEvaluationQuestions, saveQuestions)
}
