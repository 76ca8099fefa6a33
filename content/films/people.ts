import { scene, type Film } from './film.ts'

const pond: Film = {
  id: 'film-wang',
  title: '王羲之和墨池',
  column: 'people',
  intro: '相传，书法家王羲之天天在池边洗笔，一池清水都变黑了。',
  questions: ['池水为什么会变黑？', '你有一件每天做一点的事吗？'],
  scenes: [
    scene(
      'sun',
      ['名人小故事　王羲之和墨池'],
      [
        ['brush', 60, 16, 40, 'sway'],
        ['scroll', 118, 14, 44, 'still'],
      ],
      '王羲之和墨池',
    ),
    scene(
      'leaf',
      ['一千六百多年前，有一个爱写字的人，', '他的名字叫王羲之。'],
      [
        ['scroll', 60, 14, 46, 'still'],
        ['brush', 116, 18, 34, 'sway'],
      ],
    ),
    scene(
      'teal',
      ['他写一张，看一看，再写一张。', '写完，就到门前的池子里洗笔。'],
      [
        ['scroll', 46, 14, 38, 'still'],
        ['brush', 92, 30, 30, 'sway'],
        ['bucket', 136, 12, 38, 'still'],
      ],
    ),
    scene(
      'sky',
      ['一天，两天；一年，两年。', '春天洗，冬天也洗。'],
      [
        ['tulip', 46, 12, 34, 'still'],
        ['brush', 90, 24, 34, 'sway'],
        ['snowman', 136, 12, 40, 'still'],
      ],
    ),
    scene(
      'night',
      ['相传，满池的清水，都变成了黑色。', '人们把它叫作“墨池”。'],
      [
        ['moon', 124, 54, 30, 'float'],
        ['brush', 66, 18, 38, 'still'],
      ],
      '墨池',
    ),
    scene(
      'sun',
      ['字不是一天写好的。', '想一想：你有一件每天做一点的事吗？'],
      [
        ['pencil', 62, 18, 36, 'sway'],
        ['openbook', 118, 14, 44, 'still'],
      ],
      '每天做一点的事',
    ),
  ],
}

const borrowedBooks: Film = {
  id: 'film-song',
  title: '宋濂借书',
  column: 'people',
  intro: '宋濂小时候家里没有书，他借来抄，说好哪天还，就哪天还。故事出自他自己写的《送东阳马生序》。',
  questions: ['别人为什么愿意把书借给他？', '借东西的时候，你会说好哪一天还吗？'],
  scenes: [
    scene(
      'peach',
      ['名人小故事　宋濂借书'],
      [
        ['books', 60, 14, 44, 'still'],
        ['calendar', 118, 14, 40, 'still'],
      ],
      '宋濂借书',
    ),
    scene(
      'leaf',
      ['七百年前，有个孩子叫宋濂。', '他爱读书，可是家里没有钱买。'],
      [['openbook', 88, 14, 54, 'still']],
    ),
    scene(
      'sun',
      ['他向有书的人家去借，', '一笔一笔抄下来，算好日子还回去。'],
      [
        ['books', 50, 14, 40, 'still'],
        ['brush', 96, 26, 30, 'sway'],
        ['scroll', 138, 14, 38, 'still'],
      ],
    ),
    scene(
      'sky',
      ['天冷极了，砚台里的墨结成了冰，', '手指冻得弯不了，他还在抄。'],
      [
        ['snowman', 48, 12, 40, 'still'],
        ['scroll', 96, 14, 40, 'still'],
        ['brush', 136, 24, 30, 'shiver'],
      ],
    ),
    scene(
      'teal',
      ['抄完了，他跑着去还书，', '从来不敢超过说好的那一天。'],
      [
        ['runner', 60, 12, 44, 'fromRight'],
        ['books', 122, 14, 34, 'still'],
        ['calendar', 154, 16, 24, 'still'],
      ],
    ),
    scene(
      'leaf',
      ['所以，很多人都愿意把书借给他。', '想一想：别人为什么愿意借给他？'],
      [
        ['books', 50, 14, 40, 'hop'],
        ['openbook', 96, 14, 42, 'still'],
        ['books', 142, 14, 40, 'hop'],
      ],
      '为什么愿意借给他？',
    ),
  ],
}

const diary: Film = {
  id: 'film-zhu',
  title: '竺可桢的天气日记',
  column: 'people',
  intro: '气象学家竺可桢把每天的天气记在日记里，从一九三六年到一九七四年的日记，一天不缺地留了下来。',
  questions: ['每天都记一样的事，难在哪里？', '如果你也记一件事，会记什么？'],
  scenes: [
    scene(
      'sky',
      ['名人小故事　竺可桢的天气日记'],
      [
        ['cloud', 58, 26, 40, 'float'],
        ['openbook', 118, 14, 44, 'still'],
      ],
      '竺可桢的天气日记',
    ),
    scene(
      'sun',
      ['竺可桢是一位研究天气的科学家。', '每天，他都要记一记：几度？刮什么风？'],
      [
        ['sunface', 46, 46, 34, 'float'],
        ['openbook', 92, 14, 44, 'still'],
        ['pencil', 138, 20, 28, 'sway'],
      ],
    ),
    scene(
      'leaf',
      ['哪天桃花开，哪天燕子来，', '他都写进小小的本子里。'],
      [
        ['tulip', 48, 12, 38, 'still'],
        ['openbook', 96, 14, 42, 'still'],
        ['bee', 142, 40, 26, 'float'],
      ],
    ),
    scene(
      'peach',
      ['打仗的年月，他带着学校搬了一次又一次家。', '日记，还是一天一天地写。'],
      [
        ['train', 60, 10, 46, 'fromRight'],
        ['openbook', 126, 14, 38, 'still'],
      ],
    ),
    scene(
      'violet',
      ['从一九三六年到一九七四年，', '三十八年，一天也没有缺。'],
      [
        ['calendar', 58, 14, 46, 'still'],
        ['books', 120, 14, 44, 'still'],
      ],
      '三十八年',
    ),
    scene(
      'sky',
      ['后来的人从这些日子里，看见了气候的变化。', '如果你也记一件事，会记什么？'],
      [
        ['rainbow', 56, 26, 44, 'still'],
        ['openbook', 120, 14, 42, 'still'],
      ],
      '你会记什么？',
    ),
  ],
}

const bridge: Film = {
  id: 'film-zhan',
  title: '詹天佑的人字路',
  column: 'people',
  intro: '山太陡，火车爬不上去。詹天佑在青龙桥修了一段“人”字形的铁路，让火车掉过头来往上走。',
  questions: ['直着上不去，他换了什么办法？', '你有没有换一个办法就做成的事？'],
  scenes: [
    scene(
      'leaf',
      ['名人小故事　詹天佑的人字路'],
      [
        ['train', 64, 12, 50, 'still'],
        ['compass', 126, 16, 36, 'still'],
      ],
      '詹天佑的人字路',
    ),
    scene(
      'sky',
      ['一百多年前，要修一条从北京到张家口的铁路。', '山又高又陡，有人说：中国人自己修不成。'],
      [
        ['train', 60, 10, 46, 'still'],
        ['construction', 126, 12, 38, 'still'],
      ],
    ),
    scene(
      'sun',
      ['工程师詹天佑带着大家，', '背着仪器，一座山一座山地量。'],
      [
        ['compass', 50, 16, 36, 'sway'],
        ['ruler', 96, 18, 34, 'sway'],
        ['walking', 140, 12, 38, 'still'],
      ],
    ),
    scene(
      'violet',
      ['最陡的地方，火车直着爬不上去。', '怎么办？'],
      [
        ['train', 74, 10, 48, 'shiver'],
        ['question', 132, 30, 34, 'float'],
      ],
    ),
    scene(
      'teal',
      ['他把铁路修成“人”字形：', '先往一边上，再掉过头，往另一边上。'],
      [
        ['train', 60, 10, 46, 'fromRight'],
        ['bulb', 132, 28, 34, 'still'],
      ],
      '人',
    ),
    scene(
      'peach',
      ['一九〇九年，铁路通车了，比计划的还早。', '想一想：你有没有换个办法做成的事？'],
      [
        ['train', 58, 10, 50, 'fromRight'],
        ['party', 126, 16, 38, 'hop'],
      ],
      '换个办法，试一试',
    ),
  ],
}

export const peopleFilms: readonly Film[] = [pond, borrowedBooks, diary, bridge]
