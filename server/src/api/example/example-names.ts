import type { SeededRandom } from '../../platform/seeded-random.ts'

/** Common surnames of today's pupils, compound and polyphonic ones among them, and given names of their years. */
const surnames =
  '王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗 梁 宋 郑 谢 韩 唐 冯 于 董 萧 程 曹 袁 邓 许 傅 沈 曾 彭 吕 苏 卢 蒋 蔡 贾 丁 魏 薛 叶 阎 余 潘 杜 戴 夏 钟 汪 田 任 姜 范 方 石 姚 谭 廖 邹 熊 金 陆 郝 孔 白 崔 康 毛 邱 秦 江 史 顾 侯 邵 孟 龙 万 段 雷 钱 汤 尹 黎 易 常 武 乔 贺 赖 龚 文 欧阳 司徒 诸葛 上官'.split(
    ' ',
  )

const boys =
  '浩然 子墨 宇轩 梓涵 俊熙 明轩 思远 天佑 承宇 知行 嘉懿 逸凡 景行 沐阳 宥廷 锦添 卓尔 予安 星辰 博文 泽宇 皓轩 睿哲 一鸣 子谦 煜城 书豪 致远 云帆 晨曦 乐天 奕辰 鹏飞 立诚 家乐 宏毅'.split(
    ' ',
  )
const girls =
  '诗涵 雨桐 一诺 婉清 可欣 梓萱 佳怡 语彤 芷若 艺馨 心悦 令仪 念之 书瑶 安然 慕青 明月 知秋 若溪 小满 雅静 思琪 欣妍 梦瑶 静怡 雨萱 诗语 沁怡 佳宁 晓萌 依诺 清扬 子衿 嘉盈 乐瑶 文心'.split(
    ' ',
  )

export type ExampleName = { username: string; gender: 'male' | 'female' }

/** Names that differ from each other within a class. */
export function drawNames(random: SeededRandom, count: number): ExampleName[] {
  const drawn = new Map<string, ExampleName>()
  while (drawn.size < count) {
    const gender = random.chance(52) ? ('male' as const) : ('female' as const)
    const given = pickOf(random, gender === 'male' ? boys : girls)
    const username = `${pickOf(random, surnames)}${given}`
    drawn.set(username, { username, gender })
  }
  return [...drawn.values()]
}

function pickOf(random: SeededRandom, choices: readonly string[]): string {
  return choices[random.between(0, choices.length - 1)] ?? ''
}
