import { tunes } from '../sounds/tunes.ts'
import { writeSound } from '../sounds/write-sound.ts'
import { writeForm } from './guide.ts'
import { drawPoster, type MadeFile } from './made-file.ts'
import { posterPage } from './pages.ts'
import { writeBlankSlides } from './slides.ts'

const days = ['周一', '周二', '周三', '周四', '周五']

export const classTools: MadeFile[] = [
  {
    id: 'tool-duty',
    name: '值日安排表.docx',
    path: 'files/tool-duty.docx',
    folder: 'class-tools',
    part: 'guides',
    make: (file) =>
      writeForm(
        file,
        '值日安排表',
        '每个岗位写清楚谁做、什么时候做完。一个月换一次岗位。',
        ['岗位', ...days],
        ['开窗通风', '擦黑板', '扫地拖地', '整理图书角', '浇花', '倒垃圾、分类', '关灯关门'].map((post) => [
          post,
          ...days.map(() => '\n'),
        ]),
      ),
  },
  {
    id: 'tool-letter',
    name: '家校联系单.docx',
    path: 'files/tool-letter.docx',
    folder: 'class-tools',
    part: 'guides',
    make: (file) =>
      writeForm(
        file,
        '家校联系单',
        '一次只说一件事：先写看见的好，再写想一起做的。不写和别的孩子的比较。',
        ['我在学校看见', '我想请家里一起做', '家里想对老师说'],
        [['\n\n\n\n', '', '']],
      ),
  },
  {
    id: 'tool-template',
    name: '班会课模板.pptx',
    path: 'files/tool-template.pptx',
    folder: 'class-tools',
    part: 'slides',
    make: writeBlankSlides,
  },
  {
    id: 'tool-chime',
    name: `${tunes.chime.title}.mp3`,
    path: 'files/tool-chime.mp3',
    folder: 'class-tools',
    part: 'sounds',
    make: (file) => writeSound('chime', file),
  },
  {
    id: 'tool-listen',
    name: '倾听四件事（海报）.png',
    path: 'files/tool-listen.png',
    folder: 'class-tools',
    part: 'posters',
    make: (file) =>
      drawPoster(
        posterPage({
          title: '别人说话的时候',
          lead: '我用眼睛、耳朵、心和手来听',
          tiles: [
            ['eyes', '眼睛看着说话的人'],
            ['ear', '耳朵听到最后一个字'],
            ['heart', '心里想一想他的意思'],
            ['raisedhand', '举手等一等再说'],
          ],
        }),
        file,
      ),
  },
]
