import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import { ProductPicture } from './ProductPicture.tsx'

type Moment = {
  when: string
  shape: QualityType
  title: string
  text: string
  picture: string
  /** Which part of it is looked at closely. */
  closeUp: string
  alt: string
}

const moments: readonly Moment[] = [
  {
    when: '上课时',
    shape: 1,
    title: '一只手就够',
    text: '走到哪儿夸到哪儿。手机上点，教室大屏上的分数跟着变；点错了，一下撤回。',
    picture: 'comment',
    closeUp: 'origin-[45%_38%]',
    alt: '点评面板，按类列出点评项',
  },
  {
    when: '课间',
    shape: 4,
    title: '积分兑换，努力有回报',
    text: '奖品和积分由你定。兑换只动可兑换的积分，孩子攒下的总分不减。',
    picture: 'exchange',
    closeUp: 'origin-[4%_92%]',
    alt: '兑换记录：学生、奖品、消耗积分和发放状态',
  },
  {
    when: '放学后',
    shape: 3,
    title: '一周的事，一屏看清',
    text: '谁还没被夸到，哪类点评多，按日、周、月、学期看；要交的表，一键导出。',
    picture: 'records',
    closeUp: 'origin-[2%_88%]',
    alt: '全部点评：本周的表扬和待改进次数、排名与逐条记录',
  },
]

/** How a day with it goes. */
export function SchoolDay() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {moments.map(({ when, shape, title, text, picture, closeUp, alt }) => (
        <li key={when} className="flex flex-col">
          <ProductPicture name={picture} device="laptop" alt={alt} closeUp={closeUp} />
          <p className="mt-5 flex items-center gap-2 text-s font-bold text-ink-2">
            <QualityShape type={shape} size={12} />
            {when}
          </p>
          <h3 className="mt-1 text-l font-bold">{title}</h3>
          <p className="mt-1 text-m text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
