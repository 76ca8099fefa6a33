import { FIRST_CLASS_AVATAR } from '@pinge/contract/values/limits.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx'
import { classCovers } from '../../shared/ui/picture/class-covers.ts'
import { ClassBadge } from '../../shared/ui/picture/ClassBadge.tsx'
import { ClassCover } from '../../shared/ui/picture/ClassCover.tsx'
import { DawnBackground } from '../../shared/ui/layout/DawnBackground.tsx'
import { Logo } from '../../shared/ui/picture/Logo.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import { QrPicture } from '../../shared/ui/picture/QrPicture.tsx'
import { QualityRadar } from '../../shared/ui/picture/QualityRadar.tsx'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import { ScoreBubble } from '../../shared/ui/picture/ScoreBubble.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'
import type { Specimen } from '../specimen.ts'

const AVATARS = Array.from({ length: 24 }, (_, index) => String(index + 1))

function Faces() {
  return (
    <div className="design-row">
      {AVATARS.map((header) => (
        <Avatar key={header} header={header} size={44} />
      ))}
      <Avatar header="3" isMuted />
      <Avatar header="/gone.png" />
    </div>
  )
}

function Qualities() {
  return (
    <div className="design-row">
      {qualityTypes.map(({ type }) => (
        <QualityShape key={type} type={type} size={20} isNamed />
      ))}
      {[12, 0, -3].map((score) => (
        <ScoreBubble key={score} score={score} />
      ))}
    </div>
  )
}

function Classes() {
  return (
    <div className="design-stack">
      <div className="design-row">
        {classCovers.map(({ classImg }) => (
          <ClassBadge key={classImg} classImg={classImg} />
        ))}
      </div>
      <div className="design-window">
        <ClassCover classImg={String(FIRST_CLASS_AVATAR)} className="size-full" />
      </div>
    </div>
  )
}

export const lookSpecimens: readonly Specimen[] = [
  { components: ['Avatar'], about: '24 种动物和自己的照片；没到的变灰；照片没了还有动物。', States: Faces },
  {
    components: ['QualityShape', 'ScoreBubble'],
    about: '颜色总带着形状；零是雾，负分是泥土色，从不用警报红。',
    States: Qualities,
  },
  {
    components: ['QualityRadar'],
    about: '五维只和自己比：没有记录的一维是缺口，不是零；虚线是上学期。',
    States: () => (
      <div className="design-window">
        <QualityRadar label="五维" axes={[24, 31, null, 13, 22]} compared={[20, 25, 12, null, 18]} />
      </div>
    ),
  },
  {
    components: ['ClassCover', 'ClassBadge', 'StripPicture'],
    about: '五种封面，宽的和圆的。',
    States: Classes,
  },
  {
    components: ['Tag', 'Picture'],
    about: '小标签；同一族的图，来不了时用一个字代替。',
    States: () => (
      <div className="design-row">
        {(['mist', 'sun', 'brand', 'clay'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Picture name="seedling" />
        <Picture name="gone" fallback={{ text: '积极发言', type: 1 }} />
      </div>
    ),
  },
  {
    components: ['Logo', 'Breadcrumbs', 'DawnBackground'],
    about: '每一屏的开头。',
    States: () => (
      <div className="design-stack">
        <div className="design-row">
          <Logo name="品格班级" />
          <Breadcrumbs
            crumbs={[
              { title: '首页', to: '/' },
              { title: '班级列表', to: '/comment' },
              { title: '三年级(2)班', to: '/comment/class-detail' },
            ]}
          />
        </div>
        <div className="design-window">
          <DawnBackground />
        </div>
      </div>
    ),
  },
  {
    components: ['QrPicture'],
    about: '一条线画成，多大都清楚。',
    States: () => <QrPicture content="https://example.cn/qr/1" className="size-28" />,
  },
]
