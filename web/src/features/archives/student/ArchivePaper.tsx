import { healthItems } from '@pinge/contract/archives/health-items.ts'
import { genderNames } from '@pinge/contract/students.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { QualityRadar } from '../../../shared/ui/picture/QualityRadar.tsx'
import type { PupilArchive } from './pupil-archive.ts'

export type ArchivePaperProps = {
  classId: string
  className: string
  archive: PupilArchive
  /** Of the document. */
  name: string
  termName: string
}

/** The whole archive of one pupil on paper, with a cover. No other child and no average is in it. */
export function ArchivePaper({ classId, className, archive, name, termName }: ArchivePaperProps) {
  return (
    <Paper classId={classId} className={className} title="成长档案" notes={[name]}>
      {() => (
        <>
          <Front archive={archive} className={className} termName={termName} />
          <Axes archive={archive} />
          <Parts archive={archive} />
          <Typical archive={archive} />
        </>
      )}
    </Paper>
  )
}

function Front({
  archive,
  className,
  termName,
}: Pick<ArchivePaperProps, 'archive' | 'className' | 'termName'>) {
  const { username, gender, stuNo } = archive
  return (
    <section className="break-after-page pt-40 text-center">
      <h1 className="text-2xl font-bold">成长档案</h1>
      <p className="pt-3 text-xl">{termName}</p>
      <p className="pt-24 text-2xl font-bold">{username}</p>
      <p className="pt-3 text-l">
        {[className, stuNo !== '' && `学号 ${stuNo}`, gender && genderNames[gender]]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  )
}

function Axes({ archive: { axes, compareAxes, sources, username } }: Pick<ArchivePaperProps, 'archive'>) {
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
      <PaperTable label="五维" headings={['方面', '表扬分', '来处']} rows={rows} />
    </section>
  )
}

function Parts({ archive: { parts } }: Pick<ArchivePaperProps, 'archive'>) {
  const { perform, health, evaluation } = parts
  return (
    <>
      {perform && perform.marks.length > 0 && (
        <section>
          <h2 className="py-2 text-l font-bold">学业</h2>
          <PaperTable
            label="学业"
            headings={['学科', '栏目', '成绩']}
            rows={perform.marks.map(({ subject, kind, value }) => [subject, kind, value])}
          />
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
      {evaluation && evaluation.progress + evaluation.goal + evaluation.reply !== '' && (
        <section className="break-inside-avoid">
          <h2 className="py-2 text-l font-bold">自评</h2>
          <PaperTable
            label="自评"
            headings={['项目', '内容']}
            rows={[
              ['我的进步', evaluation.progress],
              ['我的目标', evaluation.goal],
              ['老师回复', evaluation.reply],
            ]}
          />
        </section>
      )}
    </>
  )
}

function Typical({ archive: { timeline } }: Pick<ArchivePaperProps, 'archive'>) {
  const typical = timeline.filter(({ isTypical }) => isTypical)
  if (typical.length === 0) return null
  return (
    <section>
      <h2 className="py-2 text-l font-bold">典型记录</h2>
      <PaperTable
        label="典型记录"
        headings={['日期', '事情']}
        rows={typical.map(({ date, title }) => [date, title])}
        unbroken={[0]}
      />
    </section>
  )
}
