export type HeroSlide = {
  /** Of `public/pictures`, on its device. */
  picture: string
  device: 'laptop' | 'board'
  /** A phone that lies over its corner. */
  phone?: string
  title: string
  text: string
  /** What the picture shows, for a reader who does not see it. */
  alt: string
}

/** What a stranger sees first: the product itself, with the made-up class that everybody can open. */
export const heroSlides: readonly HeroSlide[] = [
  {
    picture: 'class',
    device: 'laptop',
    phone: 'phone-comment',
    title: '点孩子，点好在哪里',
    text: '点两下就夸好，积分自动记。',
    alt: '班级页面：48 名学生的头像、姓名和积分排成一屏，旁边的手机上正在选点评项',
  },
  {
    picture: 'comment',
    device: 'laptop',
    title: '好在哪里，五个方面都看见',
    text: '学业、习惯、健康、实践、审美，各有现成的点评项。',
    alt: '点评面板：左边五类品质，右边是积极发言、专心听讲等点评项',
  },
  {
    picture: 'board',
    device: 'board',
    title: '教室大屏，后排也看得清',
    text: '全班一屏，字和按钮都放大，不显示手机号。',
    alt: '教室大屏上的班级页面，全班学生一屏看完',
  },
  {
    picture: 'teams',
    device: 'laptop',
    title: '小组一起，热热闹闹',
    text: '随机分组或拖动分组，夸一个小组，人人有份。',
    alt: '小组页面：火箭队、四叶草队等小组的成员和得分',
  },
]
