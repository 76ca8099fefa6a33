import { Manifest } from '@pinge/contract/content/manifest.ts'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { makeFolder } from '../../../platform/make-folder.ts'
import { MANIFEST_NAME } from './check-package.ts'
import { drawLandscape } from './draw-landscape.ts'

const SCHEMA_NAME = 'manifest.schema.json'

/** The JSON schema of the manifest, by which an editor helps its author. */
export function formatManifestSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(Manifest), undefined, 2)}\n`
}

/** Writes a small whole package to begin with; nothing is written over. */
export async function beginPackage(folder: string): Promise<'begun' | 'notEmpty'> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) return 'notEmpty'
  makeFolder(folder)
  const files: [path: string, content: string | Buffer][] = [
    [MANIFEST_NAME, `${JSON.stringify(packageToBegin, undefined, 2)}\n`],
    [SCHEMA_NAME, formatManifestSchema()],
    ['pictures/cover.png', drawLandscape()],
    ['files/desk-card.txt', deskCard],
  ]
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return 'begun'
}

const deskCard = `课桌三件事（每天放学前）

1. 桌面收干净
2. 抽屉分两层：书在下，文具在上
3. 椅子轻轻推进去

做到了，就在日期旁边画一个圆。
周一　　周二　　周三　　周四　　周五
`

const sayings: readonly (readonly [voice: 1 | 2, text: string])[] = [
  [1, '放学了，教室安静下来。'],
  [1, '小椅子歪在过道上，一只脚翘着。'],
  [2, '“请把我送回家。”'],
  [1, '值日生跑过来，轻轻一推。'],
  [2, '“请把我送回家。”另一把椅子也说。'],
  [1, '不一会儿，所有的椅子都回家了。'],
]

export const packageToBegin: Manifest = {
  $schema: `./${SCHEMA_NAME}`,
  id: 'our-school',
  name: '我们学校的资源',
  folders: [
    { id: 'habits', name: '习惯' },
    { id: 'desk', name: '课桌', parent: 'habits' },
  ],
  files: [{ id: 'desk-card', name: '课桌三件事.txt', path: 'files/desk-card.txt', folder: 'desk' }],
  courses: [
    {
      id: 'tidy-desk',
      category: 'practical',
      title: '课桌三件事',
      cover: 'pictures/cover.png',
      intro: '放学前用两分钟收好自己的课桌，连做五天。',
      theme: '整洁',
      grades: ['low', 'middle'],
      qualityType: 2,
      minutes: 10,
      goals: { know: '说得出课桌的三件事', feel: '看到整齐的课桌心里舒服', act: '放学前自己收好课桌' },
      steps: [
        {
          name: '导入',
          minutes: 10,
          teacher:
            '请一位同学闭上眼睛，在自己的抽屉里找橡皮。全班一起数，看看用了几秒。再请大家说说，怎样放就能一下子找到。',
          slides: [{ title: '橡皮在哪儿？', picture: 'pictures/cover.png' }],
        },
      ],
      days: [
        { title: '周一', task: '桌面收干净' },
        { title: '周二', task: '抽屉分两层' },
        { title: '周三', task: '椅子推进去' },
        { title: '周四', task: '三件事一起做' },
        { title: '周五', task: '请同桌看一看' },
      ],
      questions: ['哪一件最容易忘？', '你用什么办法提醒自己？'],
      comment: '课桌整洁',
      files: ['desk-card'],
    },
  ],
  bundles: [
    {
      id: 'classroom-stories',
      title: '教室里的小事',
      cover: 'pictures/cover.png',
      intro: '桌子、椅子和粉笔的故事。',
      qualityType: 2,
      ageMin: 6,
      ageMax: 8,
      voices: ['讲述', '椅子'],
      periods: [
        {
          id: 'after-school',
          name: '放学以后',
          chapters: [
            {
              id: 'chair-goes-home',
              title: '椅子回家',
              seconds: 40,
              text: sayings.map(([voice, text]) => ({ voice, text })),
              refrain: '“请把我送回家。”',
              question: '放学的时候，你的椅子回家了吗？',
            },
          ],
        },
      ],
    },
  ],
}
