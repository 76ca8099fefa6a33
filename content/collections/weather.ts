import type { AuthoredCollection } from './authored-collection.ts'

export const weather: AuthoredCollection = {
  id: 'mood-weather',
  title: '情绪天气站',
  intro:
    '把心情说成天气，孩子更容易开口。一张海报挂起来，一段呼吸声放起来，四份单子按需要用。它不能代替心理辅导。',
  theme: '宽容',
  grades: ['middle', 'high'],
  qualityType: 3,
  minutes: 10,
  items: [
    {
      id: 'weather-poster',
      title: '情绪天气图（海报）',
      use: '贴在门口。进教室时用手指点一下自己的天气，不用说话。老师看见一连几天是雷雨的孩子，课后去坐一坐。',
      minutes: 2,
      poster: {
        title: '我今天的天气',
        lead: '每一种天气都可以有，天气会变',
        tiles: [
          ['sunface', '晴　开心，有劲儿'],
          ['cloud', '多云　平平的，还好'],
          ['umbrella', '小雨　有点难过'],
          ['thundercloud', '雷雨　生气，想喊'],
          ['cyclone', '旋风　心里乱，着急'],
          ['snowman', '下雪　冷冷的，想一个人'],
          ['rainbow', '彩虹　刚刚好起来'],
          ['moon', '夜晚　累了，想歇歇'],
        ],
      },
    },
    {
      id: 'weather-breath',
      title: '慢呼吸的声音',
      use: '声音升高时吸气，落下时呼气，一共六次。坐着站着都可以，不愿意的孩子安静坐着就好。',
      minutes: 2,
      tune: 'breath',
    },
    {
      id: 'weather-week',
      title: '一周天气记录',
      use: '每天放学前两分钟。记录只给自己看，老师不收不评；愿意的孩子可以折好放进信箱。',
      minutes: 2,
      sheet: {
        title: '我的一周天气',
        lead: '画上今天的天气。只给自己看，愿意时再给别人看。',
        picture: 'rainbow',
        parts: [
          {
            kind: 'table',
            head: ['日子', '早上', '下午', '发生了什么', '我做了什么让自己好一点'],
            rows: ['周一', '周二', '周三', '周四', '周五'].map((day) => [day, '', '', '', '']),
            rowHeight: 92,
          },
          { kind: 'boxes', boxes: [{ title: '下一次下雨的时候，我想试试' }], columns: 1, height: 120 },
        ],
      },
    },
    {
      id: 'weather-words',
      title: '情绪词卡',
      use: '剪开。抽一张，不说出这个词，用脸和身体演出来，让同伴猜；猜中以后说一次自己有过的经历。',
      minutes: 10,
      sheet: {
        title: '情绪词卡',
        lead: '抽一张，演一演，猜一猜，说一说。',
        picture: 'theatre',
        parts: [
          {
            kind: 'cards',
            columns: 3,
            cards: [
              '高兴',
              '得意',
              '安心',
              '盼望',
              '害羞',
              '紧张',
              '孤单',
              '委屈',
              '失望',
              '生气',
              '羡慕',
              '担心',
              '后悔',
              '感动',
              '好奇',
            ],
          },
        ],
      },
    },
    {
      id: 'weather-peace',
      title: '和好四步卡',
      use: '两个孩子吵架以后，各拿一张去安静角，写完前两步再坐到一起。老师只问，不判谁对谁错。',
      minutes: 10,
      sheet: {
        title: '和好四步',
        lead: '先写自己的，再听对方的。说“我”，少说“你总是”。',
        picture: 'handshake',
        parts: [
          {
            kind: 'boxes',
            boxes: [
              { title: '一　发生了什么', text: '只写看见的和听见的' },
              { title: '二　我的天气是', text: '因为……' },
              { title: '三　我听见他说' },
              { title: '四　下一次，我们都可以' },
            ],
            columns: 1,
            height: 170,
          },
        ],
      },
    },
    {
      id: 'weather-help',
      title: '求助地图',
      use: '开学一个月内做一次。写完请孩子收在铅笔盒里。老师的名字旁边，写上办公室在几楼。',
      minutes: 8,
      sheet: {
        title: '我的求助地图',
        lead: '难受得一个人扛不住的时候，可以去找谁？至少写下三个。',
        picture: 'compass',
        parts: [
          {
            kind: 'boxes',
            boxes: [
              { title: '家里', text: '他的名字、我怎么找到他' },
              { title: '班里的同学', text: '他会怎样听我说' },
              { title: '学校里的大人', text: '他在几楼、什么时候在' },
              { title: '别的地方', text: '亲戚、邻居……' },
            ],
            columns: 2,
            height: 190,
          },
          {
            kind: 'text',
            lines: [
              '我可以这样开口：“我有一件事，想请你听我说完。”',
              '第一个人没有时间，就去找第二个。',
              '全国统一的心理援助热线：12356。有危险的时候：110。',
            ],
          },
        ],
      },
    },
  ],
}
