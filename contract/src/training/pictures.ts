/** The 120 pictures: ten themes of twelve, `p001` to `p120` in this order. The file of each is `/img/p/<pid>.webp`. */
export const pictureThemes = [
  {
    theme: '动物',
    names: ['小狗', '小猫', '兔子', '老虎', '狮子', '熊猫', '企鹅', '大象', '长颈鹿', '青蛙', '乌龟', '鲸鱼'],
  },
  {
    theme: '水果',
    names: ['苹果', '香蕉', '葡萄', '西瓜', '草莓', '桃子', '梨', '樱桃', '菠萝', '柠檬', '橘子', '猕猴桃'],
  },
  {
    theme: '交通',
    names: [
      '小汽车',
      '公共汽车',
      '火车',
      '飞机',
      '自行车',
      '帆船',
      '火箭',
      '直升机',
      '拖拉机',
      '救护车',
      '消防车',
      '摩托车',
    ],
  },
  {
    theme: '文具',
    names: [
      '铅笔',
      '直尺',
      '剪刀',
      '书包',
      '书本',
      '蜡笔',
      '回形针',
      '图钉',
      '放大镜',
      '算盘',
      '调色盘',
      '三角尺',
    ],
  },
  {
    theme: '天气',
    names: [
      '太阳',
      '月亮',
      '云朵',
      '彩虹',
      '雪花',
      '闪电',
      '雨伞',
      '雪人',
      '星星',
      '龙卷风',
      '水滴',
      '温度计',
    ],
  },
  {
    theme: '衣物',
    names: ['帽子', '围巾', '手套', '袜子', '短袖', '裙子', '裤子', '外套', '运动鞋', '靴子', '眼镜', '领带'],
  },
  {
    theme: '厨房',
    names: [
      '茶壶',
      '平底锅',
      '汤锅',
      '勺子',
      '筷子',
      '杯子',
      '餐盘',
      '便当盒',
      '鸡蛋',
      '面包',
      '牛奶',
      '盐瓶',
    ],
  },
  {
    theme: '乐器',
    names: [
      '吉他',
      '小鼓',
      '琴键',
      '小提琴',
      '小号',
      '萨克斯',
      '手风琴',
      '班卓琴',
      '长笛',
      '沙锤',
      '铃铛',
      '长鼓',
    ],
  },
  {
    theme: '运动',
    names: [
      '足球',
      '篮球',
      '排球',
      '网球',
      '乒乓球',
      '羽毛球',
      '橄榄球',
      '棒球',
      '滑板',
      '溜冰鞋',
      '飞盘',
      '保龄球',
    ],
  },
  {
    theme: '植物',
    names: [
      '向日葵',
      '郁金香',
      '玫瑰',
      '樱花',
      '仙人掌',
      '松树',
      '棕榈树',
      '枫叶',
      '四叶草',
      '蘑菇',
      '小树苗',
      '稻穗',
    ],
  },
] as const

export type TrainingPicture = { pid: string; name: string; url: string }

export const PICTURES_PER_THEME = 12

export const trainingPictures: readonly TrainingPicture[] = pictureThemes
  .flatMap(({ names }) => names)
  .map((name, index) => {
    const pid = `p${String(index + 1).padStart(3, '0')}`
    return { pid, name, url: `/img/p/${pid}.webp` }
  })
