import { answerOn, MAX_EVALUATION_TEXT_LENGTH } from '@pinge/contract/archives/evaluation.ts'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { TextArea } from '../../../shared/ui/form/TextArea.tsx'
import { BigChoice } from './BigChoice.tsx'
import type { OwnWords } from './handed.store.ts'
import type { HandedPupil, HandedRead } from './own-words.ts'
import { useVoice } from './use-voice.ts'
import type { useTurn } from './use-turn.ts'

type HandedFormProps = { form: HandedRead; pupil: HandedPupil; turn: ReturnType<typeof useTurn> }

const texts = [
  ['progress', '我的进步', '这学期，我在哪里进步了？'],
  ['goal', '我的目标', '下学期，我想做到什么？'],
] as const

/** One question at a time, in large type and read aloud; the answers first, then the child's own words. */
export function HandedForm({ form, pupil, turn }: HandedFormProps) {
  const { questions, scale } = form
  const { own, say } = turn
  const [reached, setStep] = useState(0)
  const last = questions.length + texts.length - 1
  // The teacher may ask less by now.
  const step = Math.min(reached, last)
  const question = questions[step]
  const text = texts[step - questions.length]
  const asked = question?.text ?? text?.[2] ?? ''
  return (
    <section className="flex flex-col gap-6 rounded-big bg-white p-6">
      <div className="flex items-center justify-between gap-3 text-l text-ink-2">
        <span className="wrap-anywhere">{pupil.username}</span>
        <span className="num shrink-0">
          {step + 1} / {last + 1}
        </span>
      </div>
      <div className="flex items-center gap-3">
        <h1 aria-live="polite" className="handed-question flex-1 font-bold">
          {asked}
        </h1>
        <ReadAloud key={asked} text={asked} />
      </div>
      {question && (
        <BigChoice
          key={question.id}
          question={question.text}
          scale={scale}
          value={answerOn(scale, own.answers[question.id] ?? null)}
          onChoose={(value) => {
            say({ answers: { ...own.answers, [question.id]: value } })
            setStep(Math.min(last, step + 1))
          }}
        />
      )}
      {text && <Words name={text[0]} label={text[1]} own={own} onChange={say} />}
      <Problem text={turn.problem} className="text-l" />
      <div className="flex justify-between gap-3 cramped:flex-wrap">
        <Button size="l" variant="mist" disabled={step === 0} onClick={() => setStep(step - 1)}>
          上一题
        </Button>
        {step < last ? (
          <Button size="l" onClick={() => setStep(step + 1)}>
            下一题
          </Button>
        ) : (
          <Button size="l" isBusy={turn.isSending} onClick={() => void turn.end('done')}>
            写好了
          </Button>
        )}
      </div>
    </section>
  )
}

type WordsProps = {
  name: 'progress' | 'goal'
  label: string
  own: OwnWords
  onChange: (said: Partial<OwnWords>) => void
}

function Words({ name, label, own, onChange }: WordsProps) {
  return (
    <div className="handed-words">
      <TextArea
        key={name}
        label={label}
        rows={4}
        maxLength={MAX_EVALUATION_TEXT_LENGTH}
        value={own[name]}
        onChange={(value) => onChange(name === 'progress' ? { progress: value } : { goal: value })}
      />
    </div>
  )
}

/** The device's own voice, where there is one. */
function ReadAloud({ text }: { text: string }) {
  const { hasVoice, say } = useVoice(text)
  if (!hasVoice) return null
  return (
    <Button variant="mist" size="l" aria-label={`读：${text}`} onClick={say}>
      <Volume2 aria-hidden />
      读给我听
    </Button>
  )
}
