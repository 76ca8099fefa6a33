/** What a public screen says of itself before its scripts come: read by the build alone, so that it weighs on no screen. */
type PublicHead = {
  /** What search engines and previews of links say of it. Only what everybody may see has one; the rest is not listed. */
  description: string
  /** Of `public/pictures`: what is seen first, fetched together with the scripts; the small one on a phone. */
  firstPicture?: string
}

export const publicHeads: Readonly<Record<string, PublicHead>> = {
  '/': {
    description: '登录品格班级：看见每个孩子的每一点好。给班主任和任课老师的班级点评工具。',
  },
  '/home': {
    description:
      '给小学班主任和任课老师的班级点评：课堂上点两下就夸好，学业、习惯、健康、实践、审美五个方面都记得住；小组、积分兑换、数据一屏看清，电脑、大屏、手机打开就能用。',
    firstPicture: 'class',
  },
  '/product-introduction': {
    description:
      '一步一步看怎么用：一个班一屏看完，五育评价，两下完成一次点评，小组，积分兑换，名单导入，家长信息，以及常见问题。',
  },
  '/privacy': {
    description: '写给家长：品格班级保存孩子的哪些资料，为什么，谁能看到，保存多久，怎样查看、导出和删除。',
  },
  '/help': {
    description: '老师常问的问题：建班、点评、撤销、小组、兑换和导出。',
  },
  '/listen/list': {
    description: '给小学生听的品格故事，一集三到六分钟，听完想一个问题。',
  },
}
