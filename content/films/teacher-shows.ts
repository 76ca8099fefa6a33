import { scene, type Film } from './film.ts'

const packBag: Film = {
  id: 'film-bag',
  title: '三分钟收好书包',
  column: 'teacher-shows',
  intro: '书的家、本子的家、文具的家。跟着做一遍，正好三步。',
  questions: ['哪一个家最容易乱？', '晚上收，还是早上收？'],
  files: ['bag-sheet'],
  scenes: [
    scene(
      'peach',
      ['老师来示范　三分钟收好书包'],
      [
        ['owl', 56, 10, 46, 'still'],
        ['backpack', 118, 12, 46, 'still'],
      ],
      '三分钟收好书包',
    ),
    scene(
      'sun',
      ['先把东西全部拿出来，', '空书包，才看得清。'],
      [
        ['backpack', 50, 12, 46, 'still'],
        ['books', 100, 10, 30, 'fall'],
        ['pencil', 130, 12, 20, 'fall'],
        ['ruler', 156, 12, 20, 'fall'],
      ],
    ),
    scene(
      'sky',
      ['第一步，请书回家。', '大书靠着背，从高到矮排。'],
      [
        ['backpack', 60, 12, 50, 'still'],
        ['books', 116, 12, 40, 'fromRight'],
      ],
      '一　书的家',
    ),
    scene(
      'teal',
      ['第二步，请本子回家。', '小本放前面，作业本放最外面。'],
      [
        ['backpack', 60, 12, 50, 'still'],
        ['openbook', 116, 12, 38, 'fromRight'],
      ],
      '二　本子的家',
    ),
    scene(
      'leaf',
      ['第三步，请文具回家。', '进袋，数一数，拉好链。'],
      [
        ['backpack', 60, 12, 50, 'still'],
        ['pencil', 108, 14, 24, 'fromRight'],
        ['ruler', 136, 14, 24, 'fromRight'],
      ],
      '三　文具的家',
    ),
    scene(
      'sun',
      ['不用的，请它出来。', '最后对着课程表，再看一眼。'],
      [
        ['owl', 54, 10, 46, 'still'],
        ['calendar', 112, 14, 38, 'still'],
        ['check', 144, 44, 22, 'hop'],
      ],
    ),
  ],
}

const raiseHand: Film = {
  id: 'film-hand',
  title: '举手发言四步',
  column: 'teacher-shows',
  intro: '举手、站好、说清楚、听别人。把声音练到最后一排听得见。',
  questions: ['没有被点到，心里怎么想？', '怎样让最后一排也听得见？'],
  files: ['tool-listen'],
  scenes: [
    scene(
      'teal',
      ['老师来示范　举手发言四步'],
      [
        ['owl', 56, 10, 46, 'still'],
        ['raisedhand', 118, 16, 40, 'sway'],
      ],
      '举手发言四步',
    ),
    scene(
      'sky',
      ['第一步，想好了再举手。', '手肘不离桌，安静地等。'],
      [
        ['koala', 64, 10, 44, 'still'],
        ['raisedhand', 112, 24, 30, 'still'],
      ],
      '一　想好再举手',
    ),
    scene(
      'sun',
      ['第二步，站直，看着大家。', '椅子轻轻往后推。'],
      [
        ['koala', 88, 10, 46, 'still'],
        ['chair', 136, 10, 36, 'still'],
      ],
      '二　站直，看大家',
    ),
    scene(
      'peach',
      ['第三步，说完整的话。', '“我觉得……，因为……。”', '声音送到最后一排。'],
      [
        ['koala', 56, 10, 44, 'still'],
        ['microphone', 104, 20, 28, 'still'],
        ['speech', 140, 40, 34, 'float'],
      ],
      '三　我觉得……因为……',
    ),
    scene(
      'leaf',
      ['第四步，坐下，听下一个人。', '别人和我想的不一样，也听完。'],
      [
        ['koala', 54, 10, 42, 'still'],
        ['ear', 100, 30, 26, 'sway'],
        ['dog', 138, 10, 42, 'still'],
      ],
      '四　听下一个人',
    ),
    scene(
      'sky',
      ['没有被点到，也没有关系。', '你的想法，下课可以讲给同桌听。'],
      [
        ['owl', 58, 10, 46, 'still'],
        ['koala', 112, 10, 40, 'hop'],
        ['dog', 148, 10, 36, 'hop'],
      ],
    ),
  ],
}

const hands: Film = {
  id: 'film-wash',
  title: '洗手七步',
  column: 'teacher-shows',
  intro: '内、外、夹、弓、大、立、腕。一步一步搓，不少于二十秒。',
  questions: ['什么时候一定要洗手？', '哪一步最容易忘？'],
  scenes: [
    scene(
      'sky',
      ['老师来示范　洗手七步', '打湿手，抹上肥皂。'],
      [
        ['soap', 62, 14, 44, 'sway'],
        ['bucket', 118, 12, 38, 'still'],
      ],
      '洗手七步',
    ),
    scene(
      'teal',
      ['内：掌心对掌心，搓一搓。', '外：手心搓手背，换一只手。'],
      [
        ['owl', 50, 10, 44, 'still'],
        ['clap', 116, 20, 44, 'sway'],
      ],
      '内　外',
    ),
    scene(
      'leaf',
      ['夹：手指交叉，搓指缝。', '弓：手指弯起来，在掌心里转。'],
      [
        ['owl', 50, 10, 44, 'still'],
        ['handshake', 116, 20, 44, 'sway'],
      ],
      '夹　弓',
    ),
    scene(
      'sun',
      ['大：握住大拇指，转一转。', '立：指尖立在掌心里，搓一搓。'],
      [
        ['owl', 50, 10, 44, 'still'],
        ['raisedhand', 116, 18, 44, 'sway'],
      ],
      '大　立',
    ),
    scene(
      'violet',
      ['腕：握住手腕，转一转。', '每一步都慢慢搓，加起来不少于二十秒。'],
      [
        ['owl', 50, 10, 44, 'still'],
        ['wave', 116, 18, 44, 'sway'],
      ],
      '腕',
    ),
    scene(
      'sky',
      ['冲干净，关好水，擦干手。', '饭前、厕所后、玩沙土后，都要洗。'],
      [
        ['owl', 54, 10, 44, 'still'],
        ['sparkles', 112, 26, 44, 'float'],
      ],
      '饭前便后要洗手',
    ),
  ],
}

const breath: Film = {
  id: 'film-breath',
  title: '五根手指慢呼吸',
  column: 'teacher-shows',
  intro: '用一根手指，沿着另一只手慢慢爬山。上山吸气，下山呼气，走完五座山。',
  questions: ['走完五座山，身体哪里不一样了？', '什么时候可以用它？'],
  files: ['weather-breath-file', 'weather-week-file'],
  scenes: [
    scene(
      'violet',
      ['老师来示范　五根手指慢呼吸'],
      [
        ['owl', 56, 10, 46, 'still'],
        ['raisedhand', 118, 14, 42, 'still'],
      ],
      '五根手指慢呼吸',
    ),
    scene(
      'sky',
      ['伸出一只手，五根手指就是五座山。', '另一只手的食指，放在山脚下。'],
      [['raisedhand', 92, 10, 56, 'still']],
    ),
    scene(
      'teal',
      ['慢慢爬上山，用鼻子吸气，一、二、三、四……'],
      [['balloon', 92, 20, 40, 'rise']],
      '上山　吸气',
    ),
    scene(
      'leaf',
      ['慢慢走下山，用嘴巴呼气，一、二、三、四、五、六……'],
      [['maple', 92, 24, 34, 'fall']],
      '下山　呼气',
    ),
    scene(
      'sky',
      ['再上一座山，吸气……', '再下一座山，呼气……'],
      [
        ['cloud', 60, 46, 40, 'float'],
        ['koala', 116, 10, 42, 'still'],
      ],
    ),
    scene(
      'sun',
      ['走完五座山，听一听自己的心跳。', '生气的时候、紧张的时候，都可以走一走。'],
      [
        ['koala', 66, 10, 44, 'still'],
        ['heart', 118, 28, 30, 'hop'],
      ],
    ),
  ],
}

export const teacherShows: readonly Film[] = [packBag, raiseHand, hands, breath]
