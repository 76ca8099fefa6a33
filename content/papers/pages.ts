import type { Poster } from '../collections/authored-collection.ts'
import type { Sheet, SheetPart } from '../courses/lesson.ts'
import { pictureUrl } from '../draw/programs.ts'

const style = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; color: #12303B; font: 15px/1.6 "Noto Sans CJK SC", sans-serif; -webkit-print-color-adjust: exact }
.page { width: 794px; height: 1122px; padding: 40px 48px 34px; position: relative; overflow: hidden; break-after: page; display: flex; flex-direction: column; gap: 18px }
header { background: #E6F4FA; border-radius: 20px; padding: 20px 132px 18px 26px; position: relative }
header img { position: absolute; right: 26px; top: 50%; width: 88px; transform: translateY(-50%) }
h1 { margin: 0 0 4px; font-size: 27px; line-height: 1.3 }
header p { margin: 0; color: #4A6670 }
.who { display: flex; gap: 26px; color: #4A6670 }
.who span { flex: 1; border-bottom: 1.5px solid #9DB4BD; padding-bottom: 3px }
table { width: 100%; border-collapse: separate; border-spacing: 0; border: 1.5px solid #B9CDD6; border-radius: 14px; overflow: hidden }
th { background: #EEF6FA; font-size: 14px; padding: 8px 10px; text-align: left }
td { padding: 6px 10px; font-size: 15px }
th + th, td + td { border-left: 1.5px solid #D9E6EC }
td { border-top: 1.5px solid #D9E6EC }
.boxes { display: grid; gap: 12px; flex: 1 1 auto }
.box { border: 1.5px solid #B9CDD6; border-radius: 14px; padding: 10px 14px; display: flex; flex-direction: column }
.box b { font-size: 15px } .box small { color: #4A6670; font-size: 13.5px }
.cards { display: grid; gap: 0; flex: 1 1 auto; border: 1.5px dashed #8AA5B0 }
.cards div { min-height: 64px; padding: 10px 14px; display: grid; place-items: center; text-align: center; outline: 1px dashed #8AA5B0 }
.text { background: #FFF9E6; border-radius: 14px; padding: 14px 26px; font-size: 18px; line-height: 1.85 }
.text p { margin: 0 }
.text.steps { font-size: 20px; line-height: 2 }
.text.verse { font-size: 23px; text-align: center; line-height: 1.95 }
footer { margin-top: auto; color: #6E8791; font-size: 12px; display: flex; justify-content: space-between }`

const foot = (left: string): string => `<footer><span>${left}</span><span>品格班级</span></footer>`

/** One A4 page for a child: a headline, room for the name, and the parts of the sheet. */
export function sheetPage({ title, lead, picture, parts }: Sheet): string {
  return `<style>${style}</style><body><div class="page">
<header><h1>${title}</h1><p>${lead}</p><img src="${pictureUrl(picture)}"></header>
<div class="who"><span>班级</span><span>姓名</span><span>日期</span></div>
${parts.map(partHtml).join('')}${foot('可以复印，在课堂上自由使用')}</div></body>`
}

function partHtml(part: SheetPart): string {
  switch (part.kind) {
    case 'table': {
      const rows = part.rows.map(
        (cells) =>
          `<tr style="height:${part.rowHeight ?? 48}px">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      )
      return `<table><tr>${part.head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows.join('')}</table>`
    }
    case 'boxes': {
      const boxes = part.boxes.map(
        ({ title, text }) =>
          `<div class="box" style="min-height:${part.height}px"><b>${title}</b>${text ? `<small>${text}</small>` : ''}</div>`,
      )
      return `<div class="boxes" style="grid-template-columns:repeat(${part.columns},1fr)">${boxes.join('')}</div>`
    }
    case 'cards': {
      const longest = Math.max(...part.cards.map((card) => card.length))
      const size = longest <= 3 ? 44 : longest <= 8 ? 34 : 22
      const cards = part.cards.map((card) => `<div style="font-size:${size}px">${card}</div>`)
      return `<div class="cards" style="grid-template-columns:repeat(${part.columns},1fr)">${cards.join('')}</div>`
    }
    case 'text': {
      const isVerse = part.lines.every((one) => one.length <= 24) && part.lines.length <= 10
      const isSteps = part.lines.every((one) => /^\d　\D/.test(one))
      const look = isSteps ? 'steps' : isVerse ? 'verse' : ''
      return `<div class="text ${look}">${part.lines.map((one) => `<p>${one}</p>`).join('')}</div>`
    }
    default:
      return part satisfies never
  }
}

/** Two promise cards on an A4 page, to cut along the middle. */
export function promisePage(title: string, promise: string, picture: string): string {
  const card = `<div style="height:520px;border:2px dashed #8AA5B0;border-radius:22px;padding:34px 42px;display:flex;flex-direction:column">
<div style="display:flex;justify-content:space-between;align-items:center"><div><div style="color:#4A6670">${title}</div><h1 style="font-size:32px;margin-top:2px">我的约定</h1></div><img src="${pictureUrl(picture)}" width="104"></div>
<p style="font-size:23px;line-height:2.3;margin:20px 0 0">${promise}</p>
<div class="who" style="margin-top:auto"><span>我的名字</span><span>见证的人</span><span>日期</span></div>
<p style="margin:18px 0 0;color:#4A6670">一个星期以后，我想对自己说：</p><div style="border-bottom:1.5px solid #9DB4BD;height:40px"></div></div>`
  return `<style>${style}</style><body><div class="page">${card}${card}</div></body>`
}

export const POSTER_WIDTH = 1240
export const POSTER_HEIGHT = 1754

/** A poster that reads from the back of a room. */
export function posterPage({ title, lead, tiles }: Poster): string {
  const tints = ['#FFF5D6', '#EAF1FE', '#E8F7EE', '#FFF1E8', '#FBEAFB', '#E1F3F8', '#FDF4DC', '#EEF0FF']
  const shown = tiles.map(
    (
      [picture, text],
      place,
    ) => `<div style="background:${tints[place % tints.length]};border-radius:36px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;padding:20px">
<img src="${pictureUrl(picture)}" width="${tiles.length > 4 ? 180 : 320}"><div style="font-size:${tiles.length > 4 ? 36 : 44}px;font-weight:700;text-align:center;line-height:1.4">${text}</div></div>`,
  )
  return `<style>${style}</style><body style="width:${POSTER_WIDTH}px;height:${POSTER_HEIGHT}px;background:#EAF5FA;padding:70px 64px 40px;display:flex;flex-direction:column;gap:30px">
<div style="text-align:center"><h1 style="font-size:88px;margin:0">${title}</h1><p style="font-size:34px;margin:8px 0 0;color:#4A6670">${lead}</p></div>
<div style="flex:1;display:grid;grid-template-columns:1fr 1fr;gap:26px">${shown.join('')}</div>
<div style="text-align:right;color:#6E8791;font-size:22px">品格班级</div></body>`
}
