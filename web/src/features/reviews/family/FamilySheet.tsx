import './family.css'
import { healthItems } from '@pinge/contract/archives/health-items.ts'
import type { FamilyPage } from '@pinge/contract/reviews/family.ts'
import type { ReviewLevel } from '@pinge/contract/reviews/review-values.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import type { CSSProperties } from 'react'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { QualityRadar } from '../../../shared/ui/picture/QualityRadar.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { scaleOf } from './sheet-scale.ts'

export type FamilyClass = { className: string; school: string; headTeacher: string; termName: string }
export type FamilySheetProps = { page: FamilyPage; of: FamilyClass }

/** 素质发展报告单 of one pupil, on one sheet. What there is nothing of is left out, and the lines to write on grow. */
export function FamilySheet({ page, of }: FamilySheetProps) {
  return (
    <article aria-label={`${page.username}的素质发展报告单`} className="family-page">
      <Head page={page} of={of} />
      <div className="family-body" style={{ '--scale': scaleOf(page) } as CSSProperties}>
        <Growth page={page} />
        <Marks page={page} />
        <Fitness page={page} />
        <Records page={page} />
        <Words page={page} of={of} />
        <section className="family-lines">
          <Lines title="我想说" hint="自己写" />
          <Lines title="家长的话" hint="签名　　　　　　　日期" />
        </section>
      </div>
      <footer className="family-foot">这份报告不排名次，每一条都来自课堂上的记录，只和自己比。</footer>
    </article>
  )
}

function Head({ page, of }: FamilySheetProps) {
  const { username, stuNo, header } = page
  const facts = [of.className, stuNo && `学号 ${stuNo}`, of.headTeacher && `班主任 ${of.headTeacher}`]
  return (
    <header className="family-head">
      <p className="text-base text-ink-2">{[of.school, of.termName].filter(Boolean).join(' · ')}</p>
      <p className="family-title">素质发展报告单</p>
      <div className="mt-2 flex items-center gap-3">
        <Avatar header={header} size={52} className="bg-white" />
        <p>
          <strong className="block text-l">{username}</strong>
          <span className="text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        </p>
      </div>
    </header>
  )
}

/** On a family's page the lowest level is an encouragement. */
const levelNames: Readonly<Record<ReviewLevel, string>> = {
  优秀: '优秀',
  良好: '良好',
  合格: '合格',
  待提高: '加油',
}
const pips: Readonly<Record<ReviewLevel, number>> = { 优秀: 4, 良好: 3, 合格: 2, 待提高: 1 }

function Growth({ page: { axes, axesBefore, praised, levels, username } }: Pick<FamilySheetProps, 'page'>) {
  const hasAxes = axes.some((points) => points !== null)
  if (!hasAxes && levels.every((level) => level === null)) return null
  return (
    <section className={hasAxes ? 'family-two' : ''}>
      {hasAxes && (
        <div>
          <h2>五维成长{axesBefore && <small>虚线是上学期的自己</small>}</h2>
          <QualityRadar axes={axes} compared={axesBefore} label={`${username}的五维`} />
        </div>
      )}
      <div>
        <h2>这学期的样子</h2>
        <ul className="family-qualities mt-2">
          {qualityTypes.map(({ type, tab }, place) => {
            const level = levels[place] ?? null
            return (
              <li key={type}>
                <QualityShape type={type} size={14} />
                <strong>{tab}</strong>
                <span className="min-w-0 flex-1 wrap-anywhere">{praised[place]}</span>
                {level && <strong>{levelNames[level]}</strong>}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

function Marks({ page: { marks, attendance } }: Pick<FamilySheetProps, 'page'>) {
  if (marks.length === 0 && attendance === null) return null
  return (
    <section>
      <h2>
        学业<small>优秀 · 良好 · 合格 · 加油</small>
      </h2>
      <ul className="family-marks">
        {marks.map(({ subject, level }) => (
          <li key={subject}>
            <span className="wrap-anywhere">{subject}</span>
            <span className="family-pips" aria-hidden>
              {[1, 2, 3, 4].map((pip) => (
                <i key={pip} data-full={pip <= pips[level] ? '' : undefined} />
              ))}
            </span>
            <strong>{levelNames[level]}</strong>
          </li>
        ))}
        {attendance && (
          <li>
            <span>出勤</span>
            <strong className="ml-auto">
              {attendance.present === attendance.days
                ? `${attendance.days} 天，全勤`
                : `${attendance.present} 天，共 ${attendance.days} 天`}
            </strong>
          </li>
        )}
      </ul>
    </section>
  )
}

function Fitness({ page: { fitness } }: Pick<FamilySheetProps, 'page'>) {
  if (!fitness) return null
  const { total, level, items } = fitness
  return (
    <section>
      <h2>
        体质健康
        {total !== null && <small>{`总分 ${total}${level === null ? '' : `，${level}`}`}</small>}
      </h2>
      <ul className="family-fitness mt-1">
        {items.map(({ item, value, level: ofItem }) => (
          <li key={item}>
            <span className="block text-s text-ink-2">{healthItems[item].name}</span>
            <strong className="block">{value}</strong>
            {ofItem ?? '记录'}
          </li>
        ))}
      </ul>
    </section>
  )
}

const countWords = ['', '一', '两', '三']

function Records({ page: { records } }: Pick<FamilySheetProps, 'page'>) {
  if (records.length === 0) return null
  return (
    <section>
      <h2>难忘的{countWords[records.length]}件事</h2>
      <ul className="family-records mt-1">
        {records.map(({ id, title, date, type, picture }) => (
          <li key={id}>
            {picture === null ? <QualityShape type={type} size={28} /> : <img src={picture} alt="" />}
            <span className="min-w-0">
              <strong className="block wrap-anywhere">{title}</strong>
              <span className="text-ink-2">{formatMonthDay(date)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ page: { text, teacherWords, goal }, of }: FamilySheetProps) {
  return (
    <>
      {goal !== '' && (
        <section>
          <h2>我的目标</h2>
          <p>{goal}</p>
        </section>
      )}
      {(text !== '' || teacherWords !== '') && (
        <section className="family-words">
          <h2 className="flex justify-between">
            老师的话
            {of.headTeacher !== '' && <span>{of.headTeacher}</span>}
          </h2>
          <p>{[text, teacherWords].filter((words) => words !== '').join('\n')}</p>
        </section>
      )}
    </>
  )
}

/** More than the emptiest page has room for. */
const manyLines = Array.from({ length: 30 }, (_, line) => line)

function Lines({ title, hint }: { title: string; hint: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <div className="family-write">
        <div>
          {manyLines.map((line) => (
            <i key={line} />
          ))}
        </div>
      </div>
      <p className="mt-1 text-ink-2">{hint}</p>
    </div>
  )
}
