import { scene, type Film } from './film.ts'

const game: Film = {
  id: 'film-rules',
  title: '没有说好的游戏',
  column: 'meeting',
  intro: '球来了，大家一起抢，谁也没玩成。停下来说好三句话，游戏才开始。',
  questions: ['游戏为什么玩不起来？', '我们班最需要先说好的是哪一件事？'],
  files: ['rules-sheet', 'rules-slides'],
  scenes: [
    scene(
      'teal',
      ['班会素材　没有说好的游戏'],
      [
        ['football', 60, 14, 36, 'hop'],
        ['question', 118, 16, 40, 'float'],
      ],
      '没有说好的游戏',
    ),
    scene(
      'sun',
      ['“开始！”小狗抱起球就跑。', '“应该用脚踢！”“应该用手传！”'],
      [
        ['dog', 54, 10, 40, 'hop'],
        ['football', 88, 12, 22, 'hop'],
        ['lion', 122, 10, 40, 'shiver'],
        ['frog', 156, 10, 34, 'shiver'],
      ],
    ),
    scene(
      'peach',
      ['球滚到了沟里。', '小考拉一次也没有摸到球。'],
      [
        ['koala', 60, 10, 44, 'still'],
        ['football', 128, 2, 22, 'fall'],
      ],
    ),
    scene(
      'sky',
      ['小考拉举起手：“我们先说好，再玩，行吗？”'],
      [
        ['koala', 64, 10, 44, 'still'],
        ['raisedhand', 112, 24, 30, 'sway'],
      ],
      '先说好，再玩',
    ),
    scene(
      'violet',
      ['“我们用脚踢。”“我们轮流发球。”', '“我们等摔倒的人站起来。”'],
      [
        ['dog', 40, 10, 36, 'still'],
        ['koala', 78, 10, 36, 'still'],
        ['lion', 116, 10, 36, 'still'],
        ['frog', 152, 10, 34, 'still'],
      ],
    ),
    scene(
      'leaf',
      ['球又滚起来了，这一回，人人都摸到了。', '想一想：我们班，先说好哪一件事？'],
      [
        ['dog', 36, 10, 34, 'hop'],
        ['football', 74, 12, 22, 'hop'],
        ['koala', 106, 10, 36, 'hop'],
        ['lion', 146, 10, 34, 'hop'],
      ],
      '先说好哪一件事？',
    ),
  ],
}

const post: Film = {
  id: 'film-post',
  title: '这件事归我管',
  column: 'meeting',
  intro: '小猫“帮忙”浇花，花还是蔫了。帮忙和岗位，差在哪里？',
  questions: ['帮忙和岗位有什么不同？', '家里哪一件事，可以归你管？'],
  files: ['post-sheet', 'post-slides'],
  scenes: [
    scene(
      'sun',
      ['班会素材　这件事归我管'],
      [
        ['cat', 60, 10, 44, 'still'],
        ['sunflower', 118, 12, 42, 'still'],
      ],
      '这件事归我管',
    ),
    scene(
      'leaf',
      ['窗台上有一盆花。', '妈妈叫一声，小猫就去浇一次。'],
      [
        ['cat', 52, 10, 42, 'still'],
        ['bucket', 94, 12, 26, 'sway'],
        ['sunflower', 138, 12, 40, 'still'],
      ],
    ),
    scene(
      'peach',
      ['这几天妈妈很忙，忘了叫。', '花垂下了头。'],
      [
        ['cat', 58, 10, 42, 'still'],
        ['wiltedflower', 124, 12, 42, 'still'],
      ],
    ),
    scene(
      'sky',
      ['“要是它归我管，就好了。”', '小猫写了一张说明书：每天七点，浇半杯水。'],
      [
        ['cat', 58, 10, 42, 'still'],
        ['pencil', 100, 26, 22, 'sway'],
        ['clipboard', 138, 14, 38, 'still'],
      ],
    ),
    scene(
      'teal',
      ['第一天，记得。第二天，记得。', '第三天忘了，他晚上想起来，补上了。'],
      [
        ['cat', 50, 10, 42, 'hop'],
        ['alarm', 98, 14, 32, 'shiver'],
        ['bucket', 142, 12, 32, 'still'],
      ],
    ),
    scene(
      'leaf',
      ['第七天，花抬起了头。没有人提醒过他。', '想一想：家里哪一件事，可以归你管？'],
      [
        ['cat', 60, 10, 44, 'still'],
        ['sunflower', 122, 12, 46, 'sway'],
      ],
      '哪一件事，归你管？',
    ),
  ],
}

const iCan: Film = {
  id: 'film-ican',
  title: '接下半句',
  column: 'meeting',
  intro: '抱怨不是坏事，难过可以说。说完以后，再接半句“我可以……”。',
  questions: ['抱怨完，事情变了没有？', '什么事不该忍着，一定要说？'],
  files: ['no-complaint-sheet', 'no-complaint-slides'],
  scenes: [
    scene(
      'sky',
      ['班会素材　接下半句'],
      [
        ['cloud', 58, 30, 40, 'float'],
        ['sunface', 120, 18, 40, 'float'],
      ],
      '接下半句',
    ),
    scene(
      'violet',
      ['下雨了，运动会改到了下周。', '“真倒霉！都怪这场雨！”小猴跺着脚。'],
      [
        ['thundercloud', 126, 34, 40, 'float'],
        ['monkey', 64, 10, 44, 'shiver'],
      ],
    ),
    scene(
      'sky',
      ['熊猫没有说“别抱怨了”。', '他坐下来听完，问了一句：', '“那，你可以做什么？”'],
      [
        ['monkey', 58, 10, 42, 'still'],
        ['panda', 116, 10, 44, 'fromRight'],
      ],
      '你可以做什么？',
    ),
    scene(
      'teal',
      ['小猴想了想：“我可以……', '我可以在走廊里，再练练接力的手势。”'],
      [
        ['monkey', 66, 10, 44, 'still'],
        ['bulb', 112, 34, 26, 'hop'],
      ],
      '我可以……',
    ),
    scene(
      'rose',
      ['也有不该忍着的事：', '被欺负了，受伤了，要马上告诉大人。', '那是求助，不是抱怨。'],
      [
        ['owl', 60, 10, 44, 'still'],
        ['raisedhand', 116, 18, 36, 'sway'],
      ],
      '求助，不是抱怨',
    ),
    scene(
      'sun',
      ['雨停了，接力练得更稳了。', '下一次，你的下半句是什么？'],
      [
        ['monkey', 54, 10, 42, 'hop'],
        ['panda', 100, 10, 42, 'hop'],
        ['rainbow', 148, 28, 38, 'still'],
      ],
      '你的下半句是什么？',
    ),
  ],
}

export const courseStarts: readonly Film[] = [game, post, iCan]
