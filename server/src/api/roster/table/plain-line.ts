/** What Markdown, web pages and chats put around a line, taken away before its names are read. */

const clock = '(?:[上下]午\\s?)?\\d{1,2}:\\d{2}(?::\\d{2})?'
const day = '(?:(?:\\d{4}[-/.年])?\\d{1,2}[-/.月]\\d{1,2}日?|今天|昨天|前天|(?:星期|周)[一二三四五六日天])'
const stamp = `[[(（【]?(?:${day}\\s*)?${clock}[\\])）】]?`
/** `[2025-09-01 10:00] 张老师:`, with or without words behind it. */
const sentBy = new RegExp(`^\\s*${stamp}\\s*[^:：,，、;；]{1,20}[:：]`)
/** A teacher's name never stands in a list of pupils; a parent's may stand for a child. */
const teacher = /^\s*@?[^\s:：,，、;；@]{1,10}老师\s*(?:[:：]|$)/
const timeOfMessage = new RegExp(`(?<![\\d:.])${stamp}(?![\\d:])`, 'g')
const mention = /@(?:[^\s@,，、:：]{1,10}老师|(?!所有人))/g

/** A file, a link or a picture stands in a copied chat as its word. */
const attachment = /^\s*\[(?:文件|链接|聊天记录|小程序)\].*$|\[(?:图片|视频|语音|表情|动画表情)\]/g

/** `|---|:---:|`, `+----+` and the frames that are drawn of lines. */
const rule = /^[\s|:+=─━│┃┌┐└┘├┤┬┴┼\-—–]*$/

/** `《三(2)班花名册》` and `【学生名单】` call the list by its name. */
const titleMarks = /^\s*(?:《([^《》]{1,40})》|【([^【】]{0,40}(?:[班组]|名单|名册|学生))】)[:：]?/

/** What of a line a teacher typed: empty for one that is only a rule or says who wrote. */
export function plainLine(line: string): string {
  // Tables that are drawn of lines have their cells between them.
  const text = line.replace(/[│┃｜]/g, '|')
  if (rule.test(text) || /^\s*```/.test(text)) return ''
  return text
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(titleMarks, '$1$2：')
    .replace(/^\s*[-*+]\s+\[[ xX]\]\s+/, '')
    .replace(/\*\*|`|<\/?[a-z][^<>]{0,40}>/gi, ' ')
    .replace(attachment, '')
    .replace(sentBy, '')
    .replace(timeOfMessage, ' ')
    .replace(teacher, '')
    .replace(mention, ' ')
}

/** The cells of a line with bars between them; a bar may stand at each end. */
export function barredCells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}
