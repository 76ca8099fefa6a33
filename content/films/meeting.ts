import { scene, type Film } from './film.ts'

const rice: Film = {
  id: 'film-rice',
  title: '一粒米的路',
  column: 'meeting',
  intro: '从一颗谷种到碗里的一粒米，要走三四个月的路。',
  questions: ['这条路上，有多少人出过力？', '盘子里剩下的，可以不剩吗？'],
  files: ['plate-sheet', 'plate-slides'],
  scenes: [
    scene(
      'leaf',
      ['班会素材　一粒米的路'],
      [
        ['seedling', 62, 14, 42, 'still'],
        ['bento', 118, 14, 42, 'still'],
      ],
      '一粒米的路',
    ),
    scene(
      'sun',
      ['春天，农民把谷种泡进水里。', '芽长出来了，只有指甲那么长。'],
      [
        ['bucket', 56, 12, 42, 'still'],
        ['seedling', 116, 14, 36, 'rise'],
      ],
      '发芽',
    ),
    scene(
      'teal',
      ['弯着腰，一棵一棵插进田里。', '一亩田，要插一万多棵秧。'],
      [
        ['man', 58, 12, 42, 'sway'],
        ['seedling', 104, 10, 26, 'fall'],
        ['seedling', 134, 10, 26, 'fall'],
        ['seedling', 162, 10, 26, 'fall'],
      ],
      '插秧',
    ),
    scene(
      'sky',
      ['除草，放水，赶虫，天天去看。', '太阳晒，大雨淋，三四个月过去了。'],
      [
        ['sunface', 44, 34, 30, 'float'],
        ['cloud', 92, 34, 30, 'float'],
        ['seedling', 136, 12, 40, 'still'],
      ],
      '长大',
    ),
    scene(
      'peach',
      ['秋天，稻子弯下了腰。', '收割、脱壳、装袋，再坐上车。'],
      [
        ['basket', 56, 12, 42, 'still'],
        ['bus', 122, 10, 48, 'fromRight'],
      ],
      '收割',
    ),
    scene(
      'rose',
      ['最后，它来到了你的碗里。', '想一想：这条路上，有多少人出过力？'],
      [['bento', 90, 14, 56, 'still']],
      '有多少人出过力？',
    ),
  ],
}

const crossing: Film = {
  id: 'film-road',
  title: '停、看、听、走',
  column: 'meeting',
  intro: '四个动作过马路。绿灯亮了，也先看一看。',
  questions: ['为什么绿灯也要看一看？', '哪个路口最难走？'],
  files: ['road-sheet', 'road-slides'],
  scenes: [
    scene(
      'sky',
      ['班会素材　停、看、听、走'],
      [
        ['trafficlight', 60, 12, 46, 'still'],
        ['chick', 116, 12, 36, 'hop'],
      ],
      '停　看　听　走',
    ),
    scene(
      'peach',
      ['停：脚站在路边，离车道一大步。', '球滚出去了，也不追。'],
      [
        ['chick', 56, 12, 40, 'still'],
        ['football', 124, 10, 26, 'fromLeft'],
      ],
      '停',
    ),
    scene(
      'sun',
      ['看：看左边，看右边，再看左边。', '大车旁边和后面，司机看不见你。'],
      [
        ['eyes', 56, 30, 36, 'sway'],
        ['bus', 126, 10, 50, 'still'],
      ],
      '看',
    ),
    scene(
      'teal',
      ['听：有没有车的声音？', '耳机摘下来，帽子别遮住耳朵。'],
      [
        ['ear', 60, 24, 36, 'still'],
        ['chick', 118, 12, 40, 'still'],
      ],
      '听',
    ),
    scene(
      'leaf',
      ['走：绿灯亮了，车停稳了，再走。', '手举高，不跑，不回头。'],
      [
        ['trafficlight', 40, 12, 44, 'still'],
        ['chick', 100, 12, 40, 'fromLeft'],
        ['raisedhand', 146, 26, 28, 'still'],
      ],
      '走',
    ),
    scene(
      'sky',
      ['今天放学，请你来发口令。', '停、看、听、走！'],
      [
        ['chick', 52, 12, 40, 'hop'],
        ['hamster', 96, 12, 36, 'hop'],
        ['rabbit', 138, 12, 38, 'hop'],
      ],
      '你来发口令',
    ),
  ],
}

const signals: Film = {
  id: 'film-joke',
  title: '玩笑的三个信号',
  column: 'meeting',
  intro: '玩笑和伤害之间有一条线。看见一个信号，就停下来。',
  questions: ['同桌笑你跑得慢，你会怎么想、怎么说？', '旁边的人可以做什么？'],
  files: ['joke-sheet', 'joke-slides'],
  scenes: [
    scene(
      'rose',
      ['班会素材　玩笑的三个信号'],
      [
        ['deer', 60, 12, 44, 'still'],
        ['shield', 118, 14, 38, 'still'],
      ],
      '玩笑的三个信号',
    ),
    scene(
      'sun',
      ['小鹿跑得慢，有同学叫他“蜗牛”。', '第一天，他也跟着笑了笑。'],
      [
        ['deer', 54, 10, 42, 'still'],
        ['monkey', 106, 10, 38, 'hop'],
        ['dog', 146, 10, 38, 'hop'],
      ],
    ),
    scene(
      'sky',
      ['第三天，他不笑了。', '第一个信号：对方不笑了。'],
      [
        ['deer', 54, 10, 42, 'shiver'],
        ['monkey', 110, 10, 38, 'hop'],
        ['dog', 148, 10, 38, 'hop'],
      ],
      '对方不笑了',
    ),
    scene(
      'violet',
      ['“别这样叫我。”可是他们还在叫。', '第二个信号：说了停，还不停。'],
      [
        ['deer', 54, 10, 42, 'still'],
        ['raisedhand', 92, 30, 24, 'still'],
        ['monkey', 132, 10, 38, 'sway'],
      ],
      '说了停，还不停',
    ),
    scene(
      'peach',
      ['第五天，他不来操场了。', '第三个信号：总是同一个人。'],
      [
        ['football', 60, 10, 24, 'still'],
        ['monkey', 108, 10, 38, 'still'],
        ['dog', 146, 10, 38, 'still'],
      ],
      '总是同一个人',
    ),
    scene(
      'leaf',
      ['“停，他不喜欢这样。我们去那边吧。”', '看见一个信号，就停下来；还不停，就告诉大人。'],
      [
        ['deer', 62, 10, 42, 'still'],
        ['panda', 112, 10, 44, 'fromRight'],
      ],
      '我们去那边吧',
    ),
  ],
}

const moonFilm: Film = {
  id: 'film-moon',
  title: '同一个月亮',
  column: 'meeting',
  intro: '小企鹅想念搬走的朋友。他写的不是“我很想你”，而是一件看得见的事。',
  questions: ['你想念的人，常说哪一句话？', '怎样写，才让人看得见？'],
  files: ['moon-sheet', 'moon-slides'],
  scenes: [
    scene(
      'night',
      ['班会素材　同一个月亮'],
      [
        ['moon', 118, 30, 36, 'float'],
        ['penguin', 56, 8, 42, 'still'],
      ],
      '同一个月亮',
    ),
    scene(
      'night',
      ['好朋友白熊搬走了，搬到很远的地方。', '中秋的晚上，小企鹅看着月亮。'],
      [
        ['penguin', 56, 8, 42, 'still'],
        ['moon', 124, 52, 34, 'float'],
      ],
    ),
    scene(
      'violet',
      ['他写：我很想你。', '看一看，又擦掉了。'],
      [
        ['penguin', 60, 8, 42, 'still'],
        ['scroll', 116, 14, 40, 'still'],
      ],
      '我很想你。',
    ),
    scene(
      'violet',
      ['他又写：“下雪天，我一听见咯吱咯吱的声音，', '就想起你踩着我的脚印走。”'],
      [
        ['penguin', 60, 8, 42, 'still'],
        ['scroll', 116, 14, 40, 'still'],
        ['pencil', 144, 30, 18, 'sway'],
      ],
    ),
    scene(
      'sky',
      ['信走了七天七夜。', '白熊读着信，抬头看天上。'],
      [
        ['polarbear', 60, 8, 46, 'still'],
        ['mailbox', 120, 10, 40, 'still'],
      ],
    ),
    scene(
      'night',
      ['很远很远的两个人，看着同一个月亮。', '想一想：怎样写，才让人看得见？'],
      [
        ['penguin', 36, 8, 38, 'still'],
        ['moon', 90, 32, 32, 'float'],
        ['polarbear', 142, 8, 42, 'still'],
      ],
      '怎样写，才看得见？',
    ),
  ],
}

export const meetingFilms: readonly Film[] = [rice, crossing, signals, moonFilm]
