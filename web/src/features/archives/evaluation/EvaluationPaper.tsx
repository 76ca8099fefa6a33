import {
  bestAnswers,
  type EvaluationQuestion,
  type EvaluationScale,
} from '@pinge/contract/archives/evaluation.ts'
import { Paper } from '../../../shared/ui/layout/Paper.tsx'
import { choiceName } from './AnswerChoice.tsx'

export type EvaluationPaperProps = {
  classId: string
  className: string
  /** Of the document. */
  name: string
  students: readonly { studentId: string; username: string }[]
  questions: readonly EvaluationQuestion[]
  scale: EvaluationScale
}

const words = ['我的进步', '我的目标', '同伴的话', '家长的话'] as const

/** A form for each pupil on a page of its own, to be filled in with a pencil. */
export function EvaluationPaper({
  classId,
  className,
  name,
  students,
  questions,
  scale,
}: EvaluationPaperProps) {
  const choices = Array.from({ length: bestAnswers[scale] }, (_, place) => choiceName(scale, place + 1))
  return (
    <Paper classId={classId} className={className} title="自评表" notes={[name]}>
      {() =>
        students.map(({ studentId, username }, place) => (
          <section key={studentId} className="break-after-page pt-3 last:break-after-auto">
            <h2 className="text-xl font-bold">{username}</h2>
            {/* Each page goes to another child; the first one has the head above it. */}
            {place > 0 && <p className="text-s">{[className, '自评表', name].filter(Boolean).join(' · ')}</p>}
            <table className="paper-table mt-3">
              <thead>
                <tr>
                  <th scope="col">我做到了吗</th>
                  {choices.map((choice) => (
                    <th key={choice} scope="col">
                      {choice}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {questions.map(({ id, text }) => (
                  <tr key={id}>
                    <td>{text}</td>
                    {choices.map((choice) => (
                      <td key={choice}>□</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {words.map((word) => (
              <p key={word} className="mt-4 h-22 rounded-field border-2 border-line p-3 font-bold">
                {word}
              </p>
            ))}
          </section>
        ))
      }
    </Paper>
  )
}
