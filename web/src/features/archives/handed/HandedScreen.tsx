import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import './handed.css'
import { handedForm } from '@pinge/contract/archives/handed-form.ts'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { HandedForm } from './HandedForm.tsx'
import { useHanded } from './handed.store.ts'
import type { HandedPupil, HandedRead } from './own-words.ts'
import { TakeBack } from './TakeBack.tsx'
import { useTurn } from './use-turn.ts'

/** What a child sees on the device that it was handed: its own form, and the teacher's way back. */
export function HandedScreen() {
  const { token } = useHanded()
  const [isTakingBack, setTakingBack] = useState(false)
  const read = useRead(handedForm, { token })
  return (
    <div className="dawn flex min-h-dvh flex-col">
      {isTakingBack ? (
        <TakeBack onCancel={() => setTakingBack(false)} />
      ) : (
        <>
          <div className="flex justify-end p-3">
            <Button variant="white" onClick={() => setTakingBack(true)}>
              老师拿回
            </Button>
          </div>
          <div className="m-auto flex w-full max-w-200 flex-col p-4">
            <ReadView read={read} waiting={<Skeleton className="h-96 w-full" />}>
              {(form) =>
                form.pupil === null ? (
                  <AllDone />
                ) : (
                  <Turn
                    key={form.pupil.studentId}
                    form={form}
                    pupil={form.pupil}
                    readAgain={async () => {
                      await read.refetch()
                    }}
                  />
                )
              }
            </ReadView>
          </div>
        </>
      )}
    </div>
  )
}

function AllDone() {
  return (
    <section className="flex flex-col items-center gap-4 rounded-big bg-white p-8 text-center">
      <h1 className="text-2xl font-bold">写好了！</h1>
      <p className="text-l">请把设备交给老师。</p>
    </section>
  )
}

type TurnProps = { form: HandedRead; pupil: HandedPupil; readAgain: () => Promise<void> }

/** A name on the screen until that child has the device; then its form. */
function Turn({ form, pupil, readAgain }: TurnProps) {
  const turn = useTurn(form, pupil, readAgain)
  // A page that is loaded again, or a teacher who thought better of it, finds the child at its form.
  const [hasBegun, setBegun] = useState(turn.hasWords)
  if (turn.hasEnded) {
    // Who is next could not be read, or it is the same child again.
    const goOn = async () => {
      await readAgain()
      setBegun(false)
      turn.goOn()
    }
    return (
      <section className="flex flex-col items-center gap-5 rounded-big bg-white p-8 text-center">
        <h1 className="text-2xl font-bold">写好了！</h1>
        <Button size="l" onClick={() => void goOn()}>
          换下一位
        </Button>
      </section>
    )
  }
  if (hasBegun) return <HandedForm form={form} pupil={pupil} turn={turn} />
  return (
    <section className="flex flex-col items-center gap-5 rounded-big bg-white p-8 text-center">
      <Avatar header={pupil.header} size={128} />
      <h1 className="text-2xl font-bold wrap-anywhere">轮到{pupil.username}了</h1>
      <Button size="l" className="whitespace-normal! py-2" onClick={() => setBegun(true)}>
        我是{pupil.username}，开始
      </Button>
      {form.left > 1 && (
        <Button
          variant="mist"
          className="whitespace-normal! py-2"
          isBusy={turn.isSending}
          onClick={() => void turn.end('later')}
        >
          {pupil.username}不在，先换下一位
        </Button>
      )}
      <Problem text={turn.problem} className="" />
    </section>
  )
}
