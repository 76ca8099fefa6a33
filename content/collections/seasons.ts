import type { Sheet } from '../courses/lesson.ts'
import type { AuthoredCollection } from './authored-collection.ts'

function labourSheet(
  title: string,
  picture: string,
  lead: string,
  steps: readonly string[],
  record: readonly string[],
): Sheet {
  return {
    title,
    lead,
    picture,
    parts: [
      { kind: 'text', lines: steps.map((step, place) => `${place + 1}　${step}`) },
      {
        kind: 'table',
        head: ['日期', ...record],
        rows: Array.from({ length: 6 }, () => ['', ...record.map(() => '')]),
        rowHeight: 44,
      },
      { kind: 'boxes', boxes: [{ title: '画下来，或者写一句我的发现' }], columns: 1, height: 150 },
    ],
  }
}

export const seasons: AuthoredCollection = {
  id: 'season-labour',
  title: '节气里的劳动',
  intro:
    '六个节气，六件孩子做得成的劳动。每份一页：怎么做、记什么、发现了什么。南北方时间不同，早几天晚几天都可以。',
  theme: '勤劳',
  grades: ['middle'],
  qualityType: 4,
  minutes: 20,
  items: [
    {
      id: 'season-lichun',
      title: '立春　发一碗豆芽',
      use: '周一泡豆，周五可以吃。每组一个碗，轮流换水，换水的人签名。',
      minutes: 15,
      sheet: labourSheet(
        '立春　发一碗豆芽',
        'seedling',
        '每天换水两次，五天左右就能吃了。',
        [
          '选一把绿豆，挑出破的',
          '清水泡一夜，豆子会胖起来',
          '碗里垫湿布，豆子铺一层',
          '盖上湿布，放在暗一点的地方',
          '每天换水两次，不让它干',
        ],
        ['有多长（毫米）', '是什么样子', '换水的人'],
      ),
    },
    {
      id: 'season-guyu',
      title: '谷雨　种一盆小葱',
      use: '葱根从家里带来，不用买种子。花盆用洗净的饮料瓶剪，剪的时候请大人帮忙。',
      minutes: 20,
      sheet: labourSheet(
        '谷雨　种一盆小葱',
        'cactus',
        '谷雨前后，种瓜点豆。',
        [
          '瓶底扎三个小孔，请大人帮忙',
          '装土，离瓶口留两指宽',
          '葱根埋下去，露出一点白',
          '浇透水，放在有太阳的窗台',
          '土干了再浇，不天天浇',
        ],
        ['有多高（厘米）', '浇水了吗', '天气'],
      ),
    },
    {
      id: 'season-mangzhong',
      title: '芒种　认一认五谷',
      use: '准备稻、黍、稷、麦、豆各一小碟，只看、摸、闻，不放进嘴里。',
      minutes: 20,
      sheet: {
        title: '芒种　认一认五谷',
        lead: '稻、黍、稷、麦、豆。看一看，摸一摸，闻一闻。',
        picture: 'maple',
        parts: [
          {
            kind: 'table',
            head: ['名字', '样子和颜色', '摸起来', '它变成了我吃的'],
            rows: [
              ['稻（大米）', '', '', ''],
              ['黍（黄米）', '', '', ''],
              ['稷（小米）', '', '', ''],
              ['麦', '', '', ''],
              ['豆', '', '', ''],
            ],
            rowHeight: 72,
          },
          {
            kind: 'boxes',
            boxes: [{ title: '采访：家里的老人种过哪一样？怎么种？' }],
            columns: 1,
            height: 190,
          },
        ],
      },
    },
    {
      id: 'season-qiufen',
      title: '秋分　收一袋种子',
      use: '在校园里找三种种子，只捡落下来的。装进纸袋，写上名字，留到谷雨种。',
      minutes: 20,
      sheet: {
        title: '秋分　收一袋种子',
        lead: '只捡落下来的。一种一袋，写清楚名字、地方和日子。',
        picture: 'sunflower',
        parts: [
          {
            kind: 'table',
            head: ['种子', '在哪里捡到', '它怎样旅行（风、水、动物、自己弹）', '画一画'],
            rows: [
              ['', '', '', ''],
              ['', '', '', ''],
              ['', '', '', ''],
            ],
            rowHeight: 110,
          },
          {
            kind: 'boxes',
            boxes: [{ title: '我的种子袋：剪下来，折好，贴住三边' }],
            columns: 1,
            height: 230,
          },
        ],
      },
    },
    {
      id: 'season-shuangjiang',
      title: '霜降　给小树穿冬衣',
      use: '和校工师傅一起做，一棵树四个孩子。草绳提前买好，打结的方法先在桌腿上练。',
      minutes: 30,
      sheet: labourSheet(
        '霜降　给小树穿冬衣',
        'snowman',
        '先在桌腿上练三遍，再去给小树绕。',
        [
          '扫净树下的叶子，堆在树根边',
          '草绳从树根开始，一圈挨一圈',
          '绕到和自己的肩膀一样高',
          '打一个活结，春天好解开',
          '挂上牌子，写上小组的名字',
        ],
        ['小树的样子', '草绳松了吗', '谁来看过它'],
      ),
    },
    {
      id: 'season-dongzhi',
      title: '冬至　包一盘饺子',
      use: '包汤圆、做年糕也可以，按当地的习惯。擀皮和包由孩子来，煮由大人来。对麸质、花生等过敏的孩子先问清楚。',
      minutes: 40,
      sheet: labourSheet(
        '冬至　包一盘饺子',
        'pot',
        '洗干净手，系好围裙。煮的时候，孩子站在一步以外。',
        [
          '面团揉到不粘手',
          '揪成小块，压扁，擀圆',
          '馅放中间，不要太多',
          '对折，先捏中间，再捏两边',
          '收拾桌子，洗好用过的碗',
        ],
        ['我包了几个', '露馅了几个', '和谁一起包'],
      ),
    },
  ],
}
