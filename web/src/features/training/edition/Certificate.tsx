import { studentList } from '@pinge/contract/students.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useIsPrinting } from '../../../shared/device/use-is-printing.ts'
import { formatDay } from '../../../shared/time/format-time.ts'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { PrintView } from '../../../shared/ui/layout/PrintView.tsx'
import type { Player } from '../round/start-play.ts'

export type CertificateProps = { editionName: string; doneDays: number; player: Player }

/** 奖状 of an edition, under a name that the teacher chooses. It tells on how many days somebody came, and no place, score or time. */
export function Certificate({ editionName, doneDays, player }: CertificateProps) {
  const { classId = '', stuId } = player
  const students = useRead(studentList, { filter: true, classId }, { enabled: stuId !== undefined })
  const pupil = students.data?.stuInfoList.find(({ id }) => id === stuId)?.username ?? ''
  const [typed, setTyped] = useState<string>()
  const name = (typed ?? pupil).trim()
  const isPrinting = useIsPrinting()
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        label="奖状上的名字"
        value={typed ?? pupil}
        onChange={setTyped}
        maxLength={MAX_NAME_LENGTH}
      />
      <PrintButton disabled={name === ''} />
      {isPrinting && name !== '' && (
        <PrintView>
          <CertificatePaper {...{ editionName, doneDays, name }} />
        </PrintView>
      )}
    </div>
  )
}

/** One page laid across; for paper alone, so that no screen loads it with its styles. */
const sheet = { height: '180mm', padding: '16mm', border: '4px double var(--color-sun)' }
const title = { fontSize: '18mm', letterSpacing: '9mm', textIndent: '9mm', color: 'var(--color-sun-ink)' }

type PaperProps = Omit<CertificateProps, 'player'> & { name: string }

function CertificatePaper({ editionName, doneDays, name }: PaperProps) {
  // It is made when it is printed.
  const [now] = useState(() => Date.now())
  return (
    <article aria-label="奖状" className="paper-wide flex flex-col justify-between rounded-big" style={sheet}>
      <h1 className="text-center font-bold" style={title}>
        奖状
      </h1>
      <p className="text-2xl font-bold">{name}：</p>
      <p className="text-2xl" style={{ lineHeight: 2, textIndent: '2em' }}>
        在“{editionName}”中坚持练习，完成了 <span className="num">{doneDays}</span>{' '}
        天的图片、符号和数字记忆。特发此状，以资鼓励。
      </p>
      <p className="flex justify-between text-xl">
        <span>老师：＿＿＿＿＿＿＿＿</span>
        {/* With its year, as of a day long past. */}
        <span>{formatDay(now, 0)}</span>
      </p>
    </article>
  )
}
