export type IntroductionBlock = {
  /** Its place in the address: `/product-introduction#comment` */
  id: string
  /** Its word in the navigation. */
  name: string
  title: string
  points: readonly [string, string, string]
  /** Of `public/pictures`. */
  picture: string
  device: 'laptop' | 'board'
  /** A second picture, on a phone beside the first. */
  phone?: string
  alt: string
}

/**
 * What the product does, told part by part. Only what is built, and nothing that it cannot keep: no figures of others,
 * no promise about children.
 */
export const introduction: readonly IntroductionBlock[] = [
  {
    id: 'what',
    name: '是什么',
    title: '一个班，一屏看完',
    points: [
      '全班的头像、姓名和积分排成一屏：48 名学生一屏看完，60 名在大屏上也不用翻页。',
      '电脑、教室大屏、手机打开的是同一个班，一处点评，别处马上跟着变。',
      '名单粘贴进来或上传表格，一分钟就能开始。',
    ],
    picture: 'board',
    device: 'board',
    alt: '教室大屏上的班级页面：每个孩子一张卡片，右上角是积分',
  },
  {
    id: 'qualities',
    name: '五育评价',
    title: '好在哪里，看五个方面',
    points: [
      '学业、习惯、健康、实践、审美，五种颜色配五种形状，一眼分得清。',
      '每类都有现成的点评项，也可以加自己的、调分值、排顺序、停用不用的。',
      '按今日、本周、本月、本学期看：谁被夸了、夸在哪里、谁还没夸到。',
    ],
    picture: 'records',
    device: 'laptop',
    alt: '全部点评页面：本周的表扬、待改进次数，学生排名和逐条记录',
  },
  {
    id: 'comment',
    name: '班级点评',
    title: '点两下就夸好',
    points: [
      '点孩子，再点好在哪里；也可以选上几个人、一个小组或全班一起点评。',
      '表扬有声有色，待改进只记录，不响铃，也不动孩子已经攒下的可兑换积分。',
      '点错了，8 秒内一下撤回；过后也能在记录里撤销，历史始终完整。',
    ],
    picture: 'comment',
    device: 'laptop',
    phone: 'phone-comment',
    alt: '点评面板：左边五类品质，中间是常用、表扬和待改进的点评项',
  },
  {
    id: 'teams',
    name: '小组',
    title: '分好组，一起往前走',
    points: [
      '随机分组，或者拖着孩子进组；一个班可以有几套分组方案。',
      '夸一个小组，组里每个人都得分；选几个小组可以一起夸。',
      '每位老师用自己建的方案，互不打扰。',
    ],
    picture: 'teams',
    device: 'laptop',
    alt: '小组页面：每个小组的成员、得分和五类点评',
  },
  {
    id: 'exchange',
    name: '积分兑换',
    title: '积分兑换，努力有回报',
    points: [
      '奖品、所需积分和数量由创建班级的老师定，不想用现成的就自己加。',
      '兑换只用可兑换积分，总分不减；积分不够会说清是谁。',
      '谁换了什么、发没发，都有记录；换错了可以撤销兑换。',
    ],
    picture: 'exchange',
    device: 'laptop',
    alt: '兑换记录页面：时间、学生、奖品、消耗积分和发放状态',
  },
  {
    id: 'roster',
    name: '学生名单',
    title: '名单可以多种方式导入',
    points: [
      '粘贴名单、上传 Excel 或 CSV 表格、一个一个加，三种办法随你。',
      '哪一行有问题当场指出，改好再进；生僻姓和多音姓按正确的首字母排。',
      '转班、转出、升年级、归档都有办法，已有的点评记录一直留着。',
    ],
    picture: 'roster',
    device: 'laptop',
    alt: '创建班级页面：上传名单后的核对表格，每行一名学生',
  },
  {
    id: 'courses',
    name: '品格课程',
    title: '备好的课，点开就上',
    points: [
      '实践课从十五分钟的开头做起，然后一天一小步，全班一起打卡。',
      '专题课分导入、体验、反思、行动四步，投到大屏上一页一页讲，翻页笔也能用。',
      '视频、课件和任务卡都配好了；上到哪一步，下次接着上。',
    ],
    picture: 'lesson',
    device: 'board',
    alt: '大屏上的专题课：上面是四个环节，中间是大字的一页',
  },
  {
    id: 'stories',
    name: '听故事',
    title: '午休和晨读，安静地听',
    points: [
      '一集三到六分钟，用设备自己的声音一句一句读，读到哪句亮哪句。',
      '可以放完本集停、定时停、循环和调速度，夜灯把画面调暗。',
      '听完有一个问题，放大给全班想一想、说一说。',
    ],
    picture: 'story',
    device: 'laptop',
    alt: '听故事页面：封面、播放键和故事文稿，右边是这一期和听完想一想',
  },
  {
    id: 'training',
    name: '大脑训练',
    title: '每天三小局，只和自己比',
    points: [
      '图片、符号、数字三个记忆小游戏，从几个记起，一关一关来。',
      '可以一个人练，也可以大屏同练、点名上台、小组接力。',
      '不给孩子排名；练满一刻钟，请大家歇歇眼睛。',
    ],
    picture: 'training',
    device: 'board',
    alt: '大屏上的图片记忆：八张图片按顺序排着，下面是计时和“我记住了”',
  },
  {
    id: 'parents',
    name: '家校',
    title: '家长的联系方式，放得稳妥',
    points: [
      '每个孩子记两位家长的姓名、关系和手机，像表格一样直接改。',
      '手机号默认隐藏中间四位，要看时才显示；上课用的页面里不出现。',
      '家长和学生不需要账号，只有本班老师能登录查看。',
    ],
    picture: 'parents',
    device: 'laptop',
    alt: '家长信息页面：学生、家长姓名、关系和隐藏了中间四位的手机号',
  },
]

export type Question = { question: string; answer: string }

export const questions: readonly Question[] = [
  {
    question: '要装软件吗？',
    answer: '不用。电脑、教室大屏、平板和手机，用浏览器打开就能用。',
  },
  {
    question: '学生和家长要注册吗？',
    answer: '不用。只有老师登录；学生和家长都没有账号。',
  },
  {
    question: '数据放在哪里？',
    answer: '放在运行这个网站的学校或机构自己的服务器上，由它保管和备份；点评写进硬盘之后才会显示成功。',
  },
  {
    question: '点错了怎么办？',
    answer: '点评后 8 秒内点“撤销”，或者以后在点评记录里撤销。撤销本身也是一条记录，历史不会被改写。',
  },
  {
    question: '“待改进”会扣掉孩子攒的奖励吗？',
    answer: '不会。待改进只记在总分里，可以兑换的积分不减少。',
  },
  {
    question: '换老师、升年级怎么办？',
    answer: '可以邀请协同老师，也可以把班级移交给别人；学生可以一起转到另一个班，旧班归档后仍然能看。',
  },
  {
    question: '想先看看，不想先录名单？',
    answer: '登录后选“先看看示例班级”：里面是虚构的学生和三周的点评，随时可以整个移除。',
  },
]
