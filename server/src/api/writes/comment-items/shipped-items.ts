import type { CommentItem } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'

type Row = readonly [id: string, name: string, score: number, icon: string]

/**
 * The items that every class begins with: weights 1 to 5, reminders negative. An id stays with its item for ever, since
 * ledgers and remembered recents name it; pictures are names of the shipped family in `web/public/img`.
 */
const rows: Record<QualityType, readonly Row[]> = {
  1: [
    ['s1-01', '积极发言', 1, 'raisedhand'],
    ['s1-02', '专心听讲', 1, 'ear'],
    ['s1-03', '作业优秀', 2, 'hundred'],
    ['s1-04', '按时完成作业', 1, 'alarm'],
    ['s1-05', '书写工整', 1, 'pencil'],
    ['s1-06', '善于提问', 2, 'question'],
    ['s1-07', '思路新颖', 2, 'bulb'],
    ['s1-08', '学习有进步', 2, 'chart'],
    ['s1-09', '合作学习', 1, 'handshake'],
    ['s1-10', '课前预习', 1, 'openbook'],
    ['s1-11', '主动订正', 1, 'check'],
    ['s1-12', '测验优秀', 3, 'trophy'],
    ['s1-13', '作业未交', -2, 'mailbox'],
    ['s1-14', '上课走神', -1, 'thought'],
    ['s1-15', '作业潦草', -1, 'cyclone'],
    ['s1-16', '未带学具', -1, 'backpack'],
    ['s1-17', '未及时订正', -1, 'hourglass'],
  ],
  2: [
    ['s2-01', '按时到校', 1, 'bus'],
    ['s2-02', '文明有礼', 1, 'wave'],
    ['s2-03', '遵守纪律', 1, 'trafficlight'],
    ['s2-04', '课桌整洁', 1, 'chair'],
    ['s2-05', '路队整齐', 1, 'walking'],
    ['s2-06', '诚实守信', 2, 'yellowheart'],
    ['s2-07', '乐于助人', 2, 'hug'],
    ['s2-08', '拾金不昧', 3, 'purse'],
    ['s2-09', '爱护公物', 1, 'shield'],
    ['s2-10', '光盘行动', 1, 'plate'],
    ['s2-11', '午休安静', 1, 'sleeping'],
    ['s2-12', '认真值日', 1, 'broom'],
    ['s2-13', '迟到', -1, 'watch'],
    ['s2-14', '随意讲话', -1, 'speech'],
    ['s2-15', '追逐打闹', -2, 'dash'],
    ['s2-16', '乱扔垃圾', -1, 'wastebasket'],
    ['s2-17', '不文明用语', -2, 'angrybubble'],
  ],
  3: [
    ['s3-01', '认真做操', 1, 'cartwheel'],
    ['s3-02', '眼操认真', 1, 'eyes'],
    ['s3-03', '坐姿端正', 1, 'seat'],
    ['s3-04', '坚持锻炼', 2, 'runner'],
    ['s3-05', '跳绳进步', 2, 'rope'],
    ['s3-06', '体测达标', 2, 'medal'],
    ['s3-07', '情绪稳定', 1, 'relieved'],
    ['s3-08', '阳光自信', 1, 'sunface'],
    ['s3-09', '讲究卫生', 1, 'soap'],
    ['s3-10', '早睡早起', 1, 'moon'],
    ['s3-11', '不挑食', 1, 'salad'],
    ['s3-12', '勇于挑战', 2, 'biceps'],
    ['s3-13', '大课间不认真', -1, 'football'],
    ['s3-14', '坐姿不正', -1, 'ruler'],
    ['s3-15', '个人卫生待改进', -1, 'toothbrush'],
    ['s3-16', '挑食浪费', -1, 'bento'],
    ['s3-17', '易发脾气', -1, 'thundercloud'],
  ],
  4: [
    ['s4-01', '热心班务', 2, 'heart'],
    ['s4-02', '劳动小能手', 2, 'tools'],
    ['s4-03', '动手制作', 2, 'scissors'],
    ['s4-04', '科学探究', 2, 'microscope'],
    ['s4-05', '志愿服务', 3, 'hearthands'],
    ['s4-06', '家务打卡', 1, 'basket'],
    ['s4-07', '小组协作', 1, 'puzzle'],
    ['s4-08', '组织能力', 2, 'megaphone'],
    ['s4-09', '垃圾分类', 1, 'recycle'],
    ['s4-10', '解决问题', 2, 'key'],
    ['s4-11', '参与活动', 1, 'balloon'],
    ['s4-12', '环保行动', 1, 'seedling'],
    ['s4-13', '值日未完成', -1, 'bucket'],
    ['s4-14', '缺席活动', -1, 'calendar'],
    ['s4-15', '不愿合作', -1, 'cactus'],
    ['s4-16', '损坏工具', -2, 'wrench'],
    ['s4-17', '半途而废', -1, 'construction'],
  ],
  5: [
    ['s5-01', '歌声动听', 1, 'microphone'],
    ['s5-02', '画作精美', 2, 'palette'],
    ['s5-03', '书法进步', 1, 'brush'],
    ['s5-04', '朗诵有情', 1, 'scroll'],
    ['s5-05', '仪表整洁', 1, 'tie'],
    ['s5-06', '爱阅读', 2, 'books'],
    ['s5-07', '才艺展示', 2, 'theatre'],
    ['s5-08', '作品入选', 3, 'frame'],
    ['s5-09', '黑板报贡献', 2, 'crayon'],
    ['s5-10', '礼仪优雅', 1, 'tulip'],
    ['s5-11', '欣赏他人', 1, 'clap'],
    ['s5-12', '创意设计', 2, 'wand'],
    ['s5-13', '着装不整', -1, 'socks'],
    ['s5-14', '损坏作品', -2, 'bandage'],
    ['s5-15', '未带美术/音乐用品', -1, 'drum'],
    ['s5-16', '课堂喧哗', -1, 'loudspeaker'],
    ['s5-17', '不尊重他人作品', -1, 'wiltedflower'],
  ],
}

const types: readonly QualityType[] = [1, 2, 3, 4, 5]

export const shippedItems: readonly CommentItem[] = types.flatMap((type) =>
  rows[type].map(([id, name, score, icon]) => ({ id, type, name, score, icon, isCustom: false })),
)

const itemsById = new Map(shippedItems.map((item) => [item.id, item]))

export function findShippedItem(id: string): CommentItem | undefined {
  return itemsById.get(id)
}
