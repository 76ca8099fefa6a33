import { keptData } from '@pinge/contract/privacy/kept-data.ts'

const promises: readonly { title: string; text: string }[] = [
  {
    title: '照片要家长同意',
    text: '家长没有同意，或者撤回了同意，老师就不能再添加孩子的照片。以前的照片，家长可以要求删除。照片里的拍摄地点和设备信息在保存前会去掉。',
  },
  {
    title: '家长可以查看、带走和删除',
    text: '请联系班级的创建者（一般是班主任）：可以导出关于孩子的全部资料，也可以彻底删除。彻底删除以后不能恢复，以前的备份恢复时也会再删除一次。',
  },
  {
    title: '查得到谁看过',
    text: '打开孩子的档案和评语、查看家长电话、导出和删除，都会记下是哪位老师、什么时候。班级的创建者可以给家长看这份记录。',
  },
  {
    title: '不给别人',
    text: '资料由部署本站的学校或机构保存，不卖，不用来做广告；除了下面说的润色，关于孩子的资料不交给别人。页面里没有别的网站的程序、图片和统计。',
  },
  {
    title: '评语的润色',
    text: '只有部署本站的学校或机构另外接入了模型，并且家长同意，老师才能让模型润色一条评语。交出去的只有评语的文字，孩子的姓名换成代号，班级和学校的名称去掉。',
  },
  {
    title: '不排名',
    text: '给班级、家庭看的页面和打印件里，没有学生的名次。',
  },
]

const kinds = Object.entries(keptData)

/** 隐私说明, for parents: what is kept, why, who sees it and how long, from the same words as the register of the server. */
export function PrivacyNoticePage() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-[860px] shrink-0 px-4 pt-2 pb-10 md:px-8">
      <h1 className="text-xl font-bold">隐私说明</h1>
      <p className="mt-2 mb-6 text-m text-ink-2">
        写给家长。老师用本站记录孩子在学校的成长，这里说明保存什么、为什么、谁能看到、保存多久，以及你可以怎么做。
      </p>
      <section aria-labelledby="promises" className="mb-8">
        <h2 id="promises" className="mb-2 text-l font-bold">
          我们怎样对待孩子的资料
        </h2>
        <dl className="flex flex-col gap-2.5">
          {promises.map(({ title, text }) => (
            <div key={title} className="rounded-card bg-white px-5 py-4">
              <dt className="text-m font-bold">{title}</dt>
              <dd className="mt-1 text-m text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="kinds">
        <h2 id="kinds" className="mb-2 text-l font-bold">
          保存哪些资料
        </h2>
        <ul className="flex flex-col gap-2.5">
          {kinds.map(([key, kind]) => (
            <li key={key} className="rounded-card bg-white px-5 py-4">
              <h3 className="text-m font-bold">{kind.title}</h3>
              <dl className="mt-1 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-base">
                <Fact label="保存什么" text={kind.what} />
                <Fact label="为什么" text={kind.why} />
                <Fact label="谁能看到" text={kind.seenBy} />
                <Fact label="保存多久" text={kind.until} />
              </dl>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd>{text}</dd>
    </>
  )
}
