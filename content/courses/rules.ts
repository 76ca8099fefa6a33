import type { Lesson } from './lesson.ts'

export const rules: Lesson = {
  course: {
    id: 'rules',
    category: 'special',
    topic: '开学季',
    title: '开学第一课：我们的班级约定',
    intro: '约定由孩子自己提、自己选、自己签名。一节课走完“为什么要有—要有哪几条—做不到怎么办”。',
    theme: '有序',
    grades: ['low', 'middle', 'high'],
    qualityType: 2,
    minutes: 40,
    goals: { know: '知道约定为了谁、怎样定出来', feel: '这是我们自己的约定', act: '全班签下五条约定' },
    steps: [
      {
        name: '导入',
        minutes: 5,
        teacher:
          '玩一局没有规则的游戏：拿出一个软球说“开始”，什么也不解释。半分钟后停下来问：“好玩吗？为什么玩不起来？”孩子会说不知道怎么玩、抢来抢去、有人没摸到球。“原来大家要先说好。一个班也一样。”',
        slides: [{ title: '游戏开始！', lines: ['咦，怎么玩不起来？'], picture: 'pictures/football.webp' }],
      },
      {
        name: '体验',
        minutes: 15,
        teacher:
          '每人先想一分钟：“我希望我们班是什么样的？”再四人一组，每组写三条约定，每条用“我们……”开头，说能做到的，不说“不许”。写好贴上黑板。一起把意思相近的放在一堆，给每一堆起一个名字。每人两票，投给自己最想要的两堆，留下前五堆。',
        slides: [
          { title: '我希望我们班……', lines: ['先自己想一分钟'] },
          {
            title: '怎样写一条约定',
            lines: ['用“我们”开头', '说要做什么', '看得见，做得到', '例：我们等别人说完再说'],
          },
          { title: '每人两票', lines: ['投给你最想要的', '留下五条'] },
        ],
        timerMinutes: 6,
      },
      {
        name: '反思',
        minutes: 12,
        teacher:
          '拿五条约定，一条一条问三个问题。重点谈最后一个：有人忘了，怎么办？把孩子的办法写在约定旁边，例如“轻轻提醒一次”“自己说怎样补上”。罚抄、罚站、当众批评不写进约定。老师也认领一条，请全班监督自己。',
        slides: [{ title: '这一条，谁都做得到吗？' }],
        questions: ['这一条，为了谁？', '老师也要守哪一条？', '有人忘了，我们怎么办？'],
      },
      {
        name: '行动',
        minutes: 8,
        teacher:
          '把五条抄在大纸上，每个孩子上来签名或按一个手印，老师最后签。约定卡自己留一张：写下今天起我最想守好的一条。约好三周以后的同一天，再花十分钟看一看，要不要改。',
        slides: [
          {
            title: '签上名字，就是我们的',
            lines: ['三周以后，一起再看一看'],
            picture: 'pictures/handshake.webp',
          },
        ],
      },
    ],
    questions: ['这一条，为了谁？', '老师也要守哪一条？', '有人忘了，我们怎么办？'],
    openers: ['我们……', '我希望……', '如果有人忘了……'],
    promise: '五条约定里，我最想守好的是：（　　　　　　　　）。',
    video: 'film-rules',
    comment: '遵守纪律',
  },
  prepare: ['一个软球', '每组三张纸条和一支粗笔', '一张大纸、印泥或彩笔', '约定卡每人一张'],
  notes: [
    '低年级可以只定三条，用画代替字。',
    '约定贴在孩子眼睛的高度。有人违反时，先问“我们当时怎么说的？”',
    '新转来的同学，请同桌给他讲一遍约定，再请他签名。',
  ],
  sheet: {
    title: '我们的班级约定 · 小组单',
    lead: '每条用“我们”开头，说要做什么，看得见，做得到。',
    picture: 'handshake',
    parts: [
      { kind: 'boxes', boxes: [{ title: '我希望我们班……' }], columns: 1, height: 120 },
      {
        kind: 'table',
        head: ['我们提的约定', '为了谁', '忘了怎么办'],
        rows: [
          ['1　我们', '', ''],
          ['2　我们', '', ''],
          ['3　我们', '', ''],
        ],
        rowHeight: 96,
      },
      { kind: 'boxes', boxes: [{ title: '小组四个人的名字' }], columns: 1, height: 90 },
    ],
  },
}
