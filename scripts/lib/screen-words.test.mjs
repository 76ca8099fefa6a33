import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * One thing has one name on every screen: the words that were given up, and the ones in their place.
 * @type {Readonly<Record<string, string>>}
 */
const givenUp = {
  提醒一下: '待改进',
  自己的项目: '自定义点评项',
  管理项目: '管理点评项',
  加一队: '添加小组',
  点评这队: '点评小组',
  选这队: '选择',
  各队: '各小组',
  还没进组: '未分组',
  送出: '提交 or 上传',
  记上: '点评',
  重置分数: '总分清零',
  撤销退还: '撤销兑换',
  缺席: '缺勤',
  全到: '全部出勤',
  谁记的: '记录人',
  什么时候记的: '记录时间',
  记过考勤的日子: '考勤记录',
  家长联系方式: '家长信息',
  品质类型: '品质',
  用过次数: '使用次数',
  您: '你',
  '加载失败，点此重试': '没有加载出来 and 再试一次',
  先看上次的内容: '显示的是上次的内容',
  不写年级: '不设年级',
  打码: '隐藏中间四位',
  打了码: '隐藏后的号码',
  学生与家长信息: '学生资料',
  登录着的设备: '已登录的设备',
  留下来: '继续编辑',
  接着填: '继续填写',
  接着改: '继续修改',
  再存一次: '重新保存',
  没有等到回答: '没有收到服务器的回应',
  照着写: '重新输入',
  两下就夸到: '点两下就夸好',
  自己记好: '自动记',
  看得紧: '管得严',
  '选上，再选别人': '多选',
  全屏大屏: '全屏投屏',
  投屏时隐藏分数: '隐藏分数',
  关掉声音: '关闭音效',
  加上没到的: '包括未到的',
  '没到，不在里面': '不参与点名',
  都请起来: '清空座位',
  回到名单: '返回名单',
  就这样分: '保存分组',
  换一换: '重新随机',
  名称的写法: '命名方式',
  等你答复的: '待处理的',
  还没夸到人: '还没有表扬',
  'label="怎么': 'the way of what',
  PUBLIC_ORIGIN: 'what a teacher can do',
}

/** Sentences in which such a word means something else. */
const otherMeanings = ['缺席活动']

const root = join(import.meta.dirname, '..', '..')
const files = ['contract/src', 'web/src', 'server/src/api'].flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/*.test.ts', '**/*.test.tsx'] }).map(
    (file) => join(folder, file),
  ),
)

/**
 * What a file says to people, without what it says to those who read the code.
 * @param {string} file
 */
function wordsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return otherMeanings.reduce((rest, sentence) => rest.replaceAll(sentence, ''), code)
}

it('calls nothing on a screen by a name that was given up', () => {
  const found = files.flatMap((file) => {
    const words = wordsOf(file)
    return Object.entries(givenUp).flatMap(([old, better]) =>
      words.includes(old) ? [`${file}: ${old}, better ${better}`] : [],
    )
  })

  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
