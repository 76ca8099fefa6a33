import { scene, type Film } from './film.ts'

const sorry: Film = {
  id: 'film-sorry',
  title: '一句对不起',
  column: 'town-films',
  intro: '小狐狸撞倒了小兔的积木。第一句对不起说得飞快，第二句，他先看了看小兔的眼睛。',
  questions: ['小狐狸为什么先脸红，后道歉？', '两句对不起，有什么不同？', '道歉以后，还可以做什么？'],
  scenes: [
    scene(
      'rose',
      ['品格小镇　一句对不起'],
      [
        ['fox', 60, 12, 44, 'still'],
        ['rabbit', 118, 12, 42, 'still'],
      ],
      '一句对不起',
    ),
    scene(
      'leaf',
      ['小兔搭了一座高高的塔。', '小狐狸追着球跑过来——'],
      [
        ['rabbit', 52, 10, 42, 'still'],
        ['puzzle', 92, 12, 34, 'still'],
        ['fox', 140, 10, 44, 'fromRight'],
      ],
    ),
    scene(
      'peach',
      ['哗啦！塔倒了。', '“对不起对不起！”他说着就跑了。'],
      [
        ['rabbit', 52, 10, 42, 'shiver'],
        ['puzzle', 92, 4, 30, 'fall'],
        ['dash', 128, 20, 22, 'still'],
        ['fox', 154, 10, 40, 'sway'],
      ],
    ),
    scene(
      'sky',
      ['小兔没有说话，一块一块地捡。', '小狐狸回头看了一眼，脸红了。'],
      [
        ['rabbit', 56, 10, 42, 'sway'],
        ['fox', 134, 10, 44, 'still'],
      ],
    ),
    scene(
      'sky',
      ['他走回来，蹲下，看着小兔的眼睛。', '“是我跑太快，撞倒了你的塔。对不起。”', '“我们一起搭，好吗？”'],
      [
        ['rabbit', 64, 10, 42, 'still'],
        ['fox', 116, 10, 44, 'fromRight'],
      ],
    ),
    scene(
      'sun',
      ['新的塔，比原来还高一块。', '想一想：两句对不起，有什么不同？'],
      [
        ['rabbit', 46, 10, 42, 'hop'],
        ['puzzle', 90, 12, 44, 'still'],
        ['fox', 134, 10, 44, 'hop'],
      ],
      '两句对不起，有什么不同？',
    ),
  ],
}

const pencil: Film = {
  id: 'film-pencil',
  title: '借来的铅笔',
  column: 'town-films',
  intro: '小熊借了小猫的铅笔，铅笔却断了。还，还是不还？怎么还？',
  questions: ['小熊最怕的是什么？', '如果你是小猫，你想听到哪一句话？'],
  scenes: [
    scene(
      'teal',
      ['品格小镇　借来的铅笔'],
      [
        ['bear', 60, 12, 44, 'still'],
        ['pencil', 118, 24, 34, 'float'],
      ],
      '借来的铅笔',
    ),
    scene(
      'sun',
      ['小熊忘了带铅笔，小猫借给他一支。', '“放学还我就行。”'],
      [
        ['cat', 54, 10, 42, 'still'],
        ['pencil', 92, 30, 22, 'sway'],
        ['bear', 130, 10, 44, 'still'],
      ],
    ),
    scene(
      'peach',
      ['小熊写得太用力，啪，笔尖断了。', '削一次，又断。铅笔只剩一半了。'],
      [
        ['bear', 84, 10, 48, 'shiver'],
        ['pencil', 128, 14, 18, 'fall'],
      ],
    ),
    scene(
      'violet',
      ['“悄悄放回去，他也许看不出来……”', '可是小熊的手，像被胶水粘住了。'],
      [
        ['bear', 66, 10, 46, 'sway'],
        ['thought', 112, 48, 36, 'float'],
        ['pencil', 112, 58, 14, 'float'],
      ],
    ),
    scene(
      'sky',
      ['放学了，小熊走到小猫跟前。', '“我把它用断了。明天我带一支新的来。”'],
      [
        ['cat', 54, 10, 42, 'still'],
        ['bear', 118, 10, 46, 'fromRight'],
      ],
    ),
    scene(
      'leaf',
      ['小猫笑了：“谢谢你告诉我。”', '想一想：你想听到哪一句话？'],
      [
        ['cat', 54, 10, 44, 'hop'],
        ['yellowheart', 90, 46, 22, 'float'],
        ['bear', 126, 10, 46, 'still'],
      ],
      '你想听到哪一句话？',
    ),
  ],
}

const queue: Film = {
  id: 'film-queue',
  title: '排队也能唱歌',
  column: 'town-films',
  intro: '接水的队伍好长。小企鹅想出一个办法，让等的时间变得好玩。',
  questions: ['等的时候，还可以做什么？', '插到前面去，快的是谁，慢的是谁？'],
  scenes: [
    scene(
      'sky',
      ['品格小镇　排队也能唱歌'],
      [
        ['penguin', 58, 12, 40, 'sway'],
        ['frog', 100, 12, 40, 'sway'],
        ['chick', 138, 12, 26, 'hop'],
      ],
      '排队也能唱歌',
    ),
    scene(
      'teal',
      ['课间，大家排着队接水。', '队伍好长好长。'],
      [
        ['teapot', 26, 14, 30, 'still'],
        ['panda', 58, 10, 32, 'still'],
        ['frog', 90, 10, 32, 'still'],
        ['penguin', 120, 10, 32, 'still'],
        ['chick', 148, 10, 24, 'hop'],
      ],
    ),
    scene(
      'peach',
      ['小狮子从旁边挤了进来。', '“别推！”“水洒了！”队伍乱成一团。'],
      [
        ['panda', 50, 10, 34, 'shiver'],
        ['lion', 84, 14, 36, 'fromRight'],
        ['frog', 114, 10, 34, 'shiver'],
        ['penguin', 144, 10, 32, 'shiver'],
      ],
    ),
    scene(
      'sun',
      ['小企鹅轻轻地拍手，唱了起来：', '“走一步，拍一拍，一个一个水就来。”'],
      [
        ['penguin', 88, 10, 46, 'sway'],
        ['clap', 124, 36, 24, 'hop'],
        ['sparkles', 52, 44, 22, 'float'],
      ],
    ),
    scene(
      'leaf',
      ['唱到第三遍，队伍直了。', '小狮子也站到了最后，跟着拍手。'],
      [
        ['panda', 34, 10, 32, 'hop'],
        ['frog', 64, 10, 32, 'hop'],
        ['penguin', 94, 10, 32, 'hop'],
        ['chick', 120, 10, 24, 'hop'],
        ['lion', 148, 10, 34, 'hop'],
      ],
    ),
    scene(
      'sky',
      ['不知不觉，就轮到他了。', '想一想：等的时候，还可以做什么？'],
      [
        ['lion', 96, 10, 48, 'still'],
        ['teapot', 50, 14, 32, 'still'],
      ],
      '等的时候，可以做什么？',
    ),
  ],
}

const quiet: Film = {
  id: 'film-quiet',
  title: '轻一点，再轻一点',
  column: 'town-films',
  intro: '午休的时候，大象墩墩要走出教室。他那么大，怎样才能不吵醒别人？',
  questions: ['墩墩为别人想到了什么？', '午休时，你可以轻一点的是哪件事？'],
  scenes: [
    scene(
      'violet',
      ['品格小镇　轻一点，再轻一点'],
      [
        ['elephant', 72, 10, 52, 'still'],
        ['sleeping', 128, 16, 30, 'float'],
      ],
      '轻一点，再轻一点',
    ),
    scene(
      'night',
      ['午休了，大家睡得正香。', '墩墩想去喝水。'],
      [
        ['koala', 36, 8, 34, 'still'],
        ['hamster', 72, 8, 28, 'still'],
        ['sleeping', 104, 12, 26, 'still'],
        ['elephant', 142, 8, 46, 'still'],
      ],
    ),
    scene(
      'peach',
      ['咚！椅子碰到了桌子。', '小考拉动了动耳朵。'],
      [
        ['koala', 44, 8, 38, 'shiver'],
        ['chair', 104, 10, 36, 'shiver'],
        ['elephant', 146, 8, 46, 'still'],
      ],
    ),
    scene(
      'night',
      ['墩墩停住，慢慢地呼出一口气。', '他先把椅子抬起来，再放下去。', '他先看好路，再迈一小步。'],
      [
        ['elephant', 74, 8, 50, 'sway'],
        ['chair', 130, 10, 34, 'still'],
      ],
    ),
    scene(
      'night',
      ['最后，他用鼻子托住门，慢慢合上。', '一点声音也没有。'],
      [
        ['koala', 36, 8, 34, 'still'],
        ['hamster', 72, 8, 28, 'still'],
        ['moon', 132, 56, 30, 'float'],
      ],
    ),
    scene(
      'leaf',
      ['睡醒的时候，大家都说睡得真好。', '想一想：你可以轻一点的是哪件事？'],
      [
        ['elephant', 50, 8, 46, 'still'],
        ['koala', 98, 8, 36, 'hop'],
        ['hamster', 136, 8, 30, 'hop'],
      ],
      '哪件事，可以轻一点？',
    ),
  ],
}

export const townFilms: readonly Film[] = [sorry, pencil, queue, quiet]
