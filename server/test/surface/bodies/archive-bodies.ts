import * as archives from '@pinge/contract/archives/documents.ts'
import * as evaluation from '@pinge/contract/archives/evaluation.ts'
import { handedForm, handOver, saveHandedForm, takeBack } from '@pinge/contract/archives/handed-form.ts'
import { healthSheet, saveHealth } from '@pinge/contract/archives/health.ts'
import * as perform from '@pinge/contract/archives/perform.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { exportHealth, exportPerform } from '@pinge/contract/archives/table/table-file.ts'
import type { BodiesOf, Ground } from './ground.ts'

/** Growth archives and their sheets. */
export async function makeForArchives({ app, tokens, classId, studentIds }: Ground): Promise<BodiesOf> {
  const newDocument = async (name: string) => {
    const made = { classId, name, termKey: '2026-1', parts: [...archives.ArchivePart.options] }
    return (await app.call(archives.saveArchive, made, tokens.owner)).data.documentId
  }
  const documentId = await newDocument('成长档案')
  const lockedId = await newDocument('锁定的')
  const passing = { owner: await newDocument('档案一'), coTeacher: await newDocument('档案二') }
  const removed = { owner: await newDocument('档案三'), coTeacher: await newDocument('档案四') }
  for (const id of Object.values(removed))
    await app.call(archives.removeArchive, { classId, documentId: id }, tokens.owner)
  const [studentId] = studentIds
  const ofDocument = { classId, documentId }
  const cell = { studentId, value: 1 }
  const evaluated = evaluationBodies(ofDocument, studentId)
  return (who) => {
    const by = who === 'coTeacher' ? who : 'owner'
    return {
      ...evaluated,
      [archives.saveArchive.path]: { classId, name: `${who}的`, termKey: '2026-1', parts: ['perform'] },
      [archives.lockArchive.path]: { classId, documentId: lockedId, isLocked: true },
      [archives.removeArchive.path]: { classId, documentId: passing[by] },
      [archives.restoreArchive.path]: { classId, documentId: removed[by] },
      [archiveStudent.path]: { ...ofDocument, studentId },
      [perform.performSheet.path]: ofDocument,
      [perform.performTerms.path]: { classId, studentId },
      [perform.savePerform.path]: { ...ofDocument, cells: [{ ...cell, subjectId: 'math', kind: 'final' }] },
      [perform.saveSubjects.path]: {
        ...ofDocument,
        subjects: [{ id: 'math', name: '数学', mode: 'score' }],
      },
      [perform.saveKinds.path]: { ...ofDocument, kinds: [{ id: 'final', name: '期末' }] },
      [exportPerform.path]: ofDocument,
      [healthSheet.path]: ofDocument,
      [saveHealth.path]: { ...ofDocument, cells: [{ ...cell, item: 'height' }] },
      [exportHealth.path]: ofDocument,
    }
  }
}

/** What pupils say of themselves, also on a device that is handed to them. */
function evaluationBodies(ofDocument: { classId: string; documentId: string }, studentId?: string) {
  return {
    [evaluation.evaluationList.path]: ofDocument,
    [evaluation.evaluationDetail.path]: { ...ofDocument, studentId },
    [evaluation.saveEvaluation.path]: { ...ofDocument, studentId, answers: [] },
    [evaluation.saveEvaluationQuestions.path]: {
      ...ofDocument,
      scale: 'smile',
      questions: [{ text: '我爱读书', type: 5 }],
    },
    [handOver.path]: { ...ofDocument, studentIds: [studentId], token: 'a'.repeat(64) },
    [takeBack.path]: { ...ofDocument, token: 'a'.repeat(64) },
    // Of no device.
    [handedForm.path]: { token: 'b'.repeat(64) },
    [saveHandedForm.path]: { token: 'b'.repeat(64), studentId, answers: [], turn: 'keep' },
  }
}
