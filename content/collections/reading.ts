import type { Sheet } from '../courses/lesson.ts'
import type { AuthoredCollection } from './authored-collection.ts'

function readingSheet(
  title: string,
  picture: string,
  lines: readonly string[],
  ways: readonly string[],
): Sheet {
  return {
    title,
    lead: '先听一遍，再轻轻读一遍，最后读给同桌听。',
    picture,
    parts: [
      { kind: 'text', lines },
      { kind: 'boxes', boxes: ways.map((way) => ({ title: way })), columns: 1, height: 92 },
    ],
  }
}

export const reading: AuthoredCollection = {
  id: 'morning-reading',
  title: '晨读五分钟',
  intro:
    '一周七份，每份正好五分钟：一段静心钟声，两首古诗，一首课前歌，两篇短文，一段绕口令。读完做一件小事，不用批改。',
  theme: '专注',
  grades: ['low', 'middle', 'high'],
  qualityType: 1,
  minutes: 5,
  items: [
    {
      id: 'reading-bell',
      title: '静心钟声',
      use: '进教室先放一遍。听到第一声坐好，闭上眼睛数钟声；放完请大家用手指告诉你，一共响了几声（十声）。',
      minutes: 1,
      tune: 'bell',
    },
    {
      id: 'reading-chunxiao',
      title: '周一　《春晓》',
      use: '齐读两遍。第三遍请孩子闭上眼睛听，找一找诗里有几种声音。',
      minutes: 5,
      sheet: readingSheet(
        '春晓',
        'tulip',
        ['唐　孟浩然', '春眠不觉晓，', '处处闻啼鸟。', '夜来风雨声，', '花落知多少。'],
        ['我在诗里听到了这些声音', '今天上学路上，我听到了'],
      ),
    },
    {
      id: 'reading-minnong',
      title: '周二　《悯农》',
      use: '一半读上句，一半接下句。读到“粒粒”放慢。可以和“光盘七日行”一起用。',
      minutes: 5,
      sheet: readingSheet(
        '悯农',
        'bento',
        ['唐　李绅', '锄禾日当午，', '汗滴禾下土。', '谁知盘中餐，', '粒粒皆辛苦。'],
        ['“汗滴禾下土”，我好像看见了', '今天的饭，有谁出过力'],
      ),
    },
    {
      id: 'reading-song',
      title: '周三　课前歌',
      use: '边读边做动作。读到“一二三”时声音一遍比一遍轻，最后一遍只动嘴唇。',
      minutes: 5,
      sheet: readingSheet(
        '课前歌',
        'openbook',
        [
          '书本宝宝放左边，',
          '铅笔宝宝躺右边。',
          '小脚并拢背挺直，',
          '眼睛看着黑板前。',
          '一二三，静下来，',
          '耳朵打开听一听。',
        ],
        ['我来编一句新的', '哪一句，我做得最好'],
      ),
    },
    {
      id: 'reading-drop',
      title: '周四　短文《一滴水》',
      use: '轮读，一人一句。读完安静半分钟，请孩子想想自己正在做的一件慢的事。',
      minutes: 5,
      sheet: readingSheet(
        '一滴水',
        'cloud',
        [
          '屋檐下有一块大青石，青石中间有一个小圆坑。',
          '“是谁用锤子敲的？”弟弟问。',
          '爷爷指了指屋檐。下雨了，一滴水落下来，嗒。又一滴，嗒。',
          '“水这么软，怎么敲得动石头？”',
          '“它每次都落在同一个地方。”爷爷说，“我小的时候，这个坑还只有一粒芝麻大。”',
          '弟弟蹲下来，看了很久。雨一直下，嗒，嗒，嗒。',
        ],
        ['一滴水为什么能敲出一个坑', '我也有一件每天做一点的事'],
      ),
    },
    {
      id: 'reading-twister',
      title: '周五　绕口令《四和十》',
      use: '先慢后快，三遍。读错了全班一起笑一笑，再来一遍，不淘汰。',
      minutes: 5,
      sheet: readingSheet(
        '四和十',
        'microphone',
        ['四是四，', '十是十，', '十四是十四，', '四十是四十。', '谁能分得清，', '请来试一试。'],
        ['最容易读错的字，我把它写下来', '我读给谁听了'],
      ),
    },
    {
      id: 'reading-window',
      title: '机动　短文《窗台上的豆》',
      use: '适合默读。读完用一句话说给同桌：豆苗等了几天？',
      minutes: 5,
      sheet: readingSheet(
        '窗台上的豆',
        'seedling',
        [
          '小满在窗台的杯子里种了一颗豆。',
          '第一天，没有动静。第二天，没有动静。',
          '第三天，她想把土扒开看一看。妈妈说：“你去看别的吧，让它自己来。”',
          '第四天，小满忍住了，只浇了一点水。第五天，也没有动静。',
          '第六天早上，土裂开一条细细的缝，一个弯弯的小脑袋，正往外顶。',
          '“原来你一直都在忙。”小满轻轻地说。',
        ],
        ['豆苗看不见的时候，在忙什么', '我正在等一件什么事'],
      ),
    },
  ],
}
