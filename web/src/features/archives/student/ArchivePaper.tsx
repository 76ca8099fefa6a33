import './archive-paper.css'
import { classDetail } from '@pinge/contract/class-edit.ts'
import { healthItems } from '@pinge/contract/archives/health-items.ts'
import { genderNames } from '@pinge/contract/students.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useIsPrinting } from '../../../shared/device/use-is-printing.ts'
import { PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { useHoldPrint } from '../../../shared/ui/layout/print-when-ready.ts'
import { PrintView } from '../../../shared/ui/layout/PrintView.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { QualityRadar } from '../../../shared/ui/picture/QualityRadar.tsx'
import { choiceName } from '../evaluation/AnswerChoice.tsx'
import type { PupilArchive } from './pupil-archive.ts'

export type ArchivePaperProps = {
  classId: string
  className: string
  archive: PupilArchive
  /** Of the document. */
  name: string
  termName: string
  /** Of the document that is drawn beside. */
  comparedName: string | undefined
}

/** The whole archive of one pupil on paper, with a cover. No other child and no average is in it. */
export function ArchivePaper(props: ArchivePaperProps) {
  const { classId, className, archive, name, termName, comparedName } = props
  const detail = useRead(classDetail, { classId })
  useHoldPrint(detail.isLoading)
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const school = detail.data?.school ?? ''
  return (
    <PrintView>
      <Front {...{ archive, school, className, termName }} />
      <p className="text-s">
        {[school, className, archive.username, name].filter((part) => part !== '').join(' · ')}
      </p>
      <Axes {...{ archive, comparedName }} />
      <Parts archive={archive} />
      <SelfEvaluation archive={archive} />
      <TypicalRecords archive={archive} />
    </PrintView>
  )
}

type FrontProps = Pick<ArchivePaperProps, 'archive' | 'className' | 'termName'> & { school: string }

/** The cover: no running head and no number of a page. */
function Front({ archive, school, className, termName }: FrontProps) {
  const { username, header, gender, stuNo } = archive
  return (
    <section className="archive-cover text-center">
      {school !== '' && <p className="pb-8 text-xl">{school}</p>}
      <h1 className="text-2xl font-bold">成长档案</h1>
      <p className="pt-3 text-xl">{termName}</p>
      <Avatar header={header} size={160} className="archive-face" />
      <p className="pt-6 text-2xl font-bold">{username}</p>
      <p className="pt-3 text-l">
        {[className, stuNo !== '' && `学号 ${stuNo}`, gender && genderNames[gender]]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  )
}

function Axes({ archive, comparedName }: Pick<ArchivePaperProps, 'archive' | 'comparedName'>) {
  const { axes, compareAxes, sources, username } = archive
  const rows = qualityTypes.map(({ type, name }, place) => [
    name,
    axes[place] ?? '暂无',
    sources
      .filter((source) => source.type === type)
      .map((source) => `${source.name} ${source.count} 次`)
      .join('，'),
  ])
  return (
    <section className="break-inside-avoid">
      <h2 className="py-2 text-l font-bold">五维成长</h2>
      <QualityRadar
        axes={axes}
        compared={compareAxes}
        label={`${username}的五维`}
        className="mx-auto max-w-90"
      />
      {comparedName !== undefined && <p className="pb-2 text-center text-s">虚线：{comparedName}</p>}
      <PaperTable label="五维" headings={['方面', '表扬分', '来处']} rows={rows} />
    </section>
  )
}

function Parts({ archive: { parts } }: Pick<ArchivePaperProps, 'archive'>) {
  const { perform, health } = parts
  return (
    <>
      {perform && perform.marks.length > 0 && (
        <section>
          <h2 className="py-2 text-l font-bold">学业</h2>
          <Marks {...perform} />
        </section>
      )}
      {health && health.items.length > 0 && (
        <section>
          <h2 className="py-2 text-l font-bold">
            体质健康{health.total === null ? '' : `：${health.total} 分，${health.level ?? ''}`}
          </h2>
          <PaperTable
            label="体质健康"
            headings={['项目', '结果', '等级']}
            rows={health.items.map(({ item, value, level }) => [healthItems[item].name, value, level ?? ''])}
          />
        </section>
      )}
    </>
  )
}

/** A row a subject, a column a kind, in the order of the document. */
function Marks({ kinds, marks }: Pick<NonNullable<PupilArchive['parts']['perform']>, 'kinds' | 'marks'>) {
  const rows = [...new Set(marks.map(({ subject }) => subject))].map((subject) => [
    subject,
    ...kinds.map((kind) => marks.find((mark) => mark.subject === subject && mark.kind === kind)?.value ?? ''),
  ])
  return <PaperTable label="学业" headings={['学科', ...kinds]} rows={rows} isEven />
}

/** What the child answered and wrote, and what others and the teacher said to it. */
function SelfEvaluation({ archive: { parts } }: Pick<ArchivePaperProps, 'archive'>) {
  const { evaluation } = parts
  if (!evaluation) return null
  const { scale, answers, progress, goal, peer, family, reply } = evaluation
  const given = answers.flatMap(({ text, value }) =>
    value === null ? [] : [[text, choiceName(scale, value)]],
  )
  const words = [
    ['我的进步', progress],
    ['我的目标', goal],
    ['同伴的话', peer],
    ['家长的话', family],
    ['老师回复', reply],
  ].filter(([, said]) => said !== '')
  if (given.length + words.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h2 className="py-2 text-l font-bold">自评</h2>
      {given.length > 0 && (
        <PaperTable label="自评的问题" headings={['问题', '回答']} rows={given} unbroken={[1]} />
      )}
      {words.length > 0 && (
        <div className="pt-2">
          <PaperTable label="自评的话" headings={['项目', '内容']} rows={words} unbroken={[0]} />
        </div>
      )}
    </section>
  )
}

/** What was chosen of this term: its words and its pictures, which are on the screen as well and so are loaded. */
function TypicalRecords({ archive: { parts } }: Pick<ArchivePaperProps, 'archive'>) {
  const chosen = parts.record?.chosen ?? []
  if (chosen.length === 0) return null
  return (
    <section>
      <h2 className="py-2 text-l font-bold">典型记录</h2>
      {chosen.map(({ id, date, title, text, viewUrls }) => (
        <article key={id} className="break-inside-avoid pb-3">
          <h3 className="font-bold">
            {formatMonthDay(date)} {title}
          </h3>
          {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
          <div className="archive-pictures" data-is-one={viewUrls.length === 1 ? '' : undefined}>
            {viewUrls.map((url) => (
              <img key={url} src={url} alt={title} />
            ))}
          </div>
        </article>
      ))}
    </section>
  )
}
