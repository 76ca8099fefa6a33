const names = (
  '王浩然 李思琪 张子轩 刘雨桐 陈俊杰 杨欣怡 赵梓涵 黄诗涵 周天宇 吴佳怡 徐博文 孙可馨 胡宇航 朱梦瑶 高子墨 ' +
  '林婉清 何嘉豪 郭静怡 马晨曦 罗雅婷 梁志远 宋语嫣 郑皓轩 谢若曦 韩明哲 唐心悦 冯睿泽 于思远 董雨萱 萧逸凡 ' +
  '程安琪 曹文博 袁梓萱 邓锦程 许诺 傅星辰 沈知夏 曾一鸣 彭小雨 吕泽宇 苏晴 卢景行 蒋依诺 蔡承泽 贾书瑶 丁皓宇 ' +
  '魏清妍 薛子涵 叶知秋 阎明轩 余念慈 潘奕辰 杜若溪 戴思源 夏沐阳 钟灵毓 汪星宇 田蕊 任嘉树 欧阳娜娜'
).split(' ')

/** As long as the product allows, and in one piece: no dot or space at which it could be broken. */
export const LONGEST_NAME = '阿卜杜热合曼努尔麦麦提艾力肉孜托合提尼亚'

/** As long as a name may be, and two of them begin alike. */
export const NAMES_BEGUN_ALIKE = [
  '阿卜杜热西提·阿卜杜热合曼·努尔麦麦提',
  '阿卜杜热西提·麦麦提依明江',
  'Christopher Alexande',
] as const

/** Up to 60 names as a class has them: of two, three and four characters, with a double surname. */
export function pupilNames(count: number): string[] {
  return names.slice(0, count)
}

/** Names that are hard for a card: as long as the product allows, of one character, with a dot, with Latin letters. */
export function longNames(count: number): string[] {
  const hard = [
    '阿卜杜热合曼·@·买买提',
    '古丽巴哈尔·@·依木江',
    'Alexandra @ Chen',
    '欧阳上官@',
    '努尔买买提@阿卜杜热合曼吐尔逊江艾力',
    '安',
  ]
  return pupilNames(count).map((name, i) =>
    i % 3 === 0 ? (hard[(i / 3) % hard.length] ?? '').replace('@', name).slice(0, 20) : name,
  )
}
