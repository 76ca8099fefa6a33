import { ClientDownloads } from '../../features/site/ClientDownloads.tsx'
import { introduction } from '../../features/site/introduction.ts'
import { IntroductionPart } from '../../features/site/IntroductionPart.tsx'
import { PartNav } from '../../features/site/PartNav.tsx'
import { QuestionList } from '../../features/site/QuestionList.tsx'
import { useHashTarget } from '../../shared/device/use-hash-target.ts'
import { useSite } from '../../shared/navigation/site.ts'

const parts = [...introduction, { id: 'questions', name: '常见问题' }, { id: 'download', name: '下载' }]

/** What the product does, on one long page. */
export function ProductIntroductionPage() {
  const { webName } = useSite()
  useHashTarget()
  return (
    <>
      <header className="mx-auto w-full max-w-[1264px] px-4 pt-2 pb-8 md:px-8 md:pb-10">
        <h1 className="text-[34px]/[46px] font-bold tracking-wide md:text-2xl">{webName}怎么用</h1>
        <p className="mt-2 text-m text-ink-2 md:text-lg">
          从建班到期末，老师每天用得上的几件事。图里的班级、姓名和分数都是虚构的示例。
        </p>
      </header>
      <div className="bg-white">
        <div className="mx-auto w-full max-w-[1264px] px-4 pb-10 md:px-8">
          <PartNav parts={parts} />
          {introduction.map((block, place) => (
            <IntroductionPart
              key={block.id}
              block={block}
              isMirrored={place % 2 === 1}
              isFirst={place === 0}
            />
          ))}
          <section id="questions" aria-labelledby="questions-title" className="scroll-mt-28 py-8 md:py-12">
            <h2 id="questions-title" className="mb-5 text-h font-bold md:text-xl">
              常见问题
            </h2>
            <QuestionList />
          </section>
        </div>
      </div>
      <section id="download" aria-labelledby="download-title" className="dawn scroll-mt-28">
        <div className="mx-auto w-full max-w-[1264px] px-4 py-10 md:px-8 md:py-14">
          <h2 id="download-title" className="mb-5 text-h font-bold md:text-xl">
            在哪里用
          </h2>
          <ClientDownloads />
        </div>
      </section>
    </>
  )
}
