import type { AuthoredCollection } from './authored-collection.ts'

export const song: AuthoredCollection = {
  id: 'class-song',
  title: '班歌与律动',
  intro: '一首可以改词的班歌，带简谱和两种速度的旋律；再配拍手歌、节奏卡和一套座位旁就能做的律动。',
  theme: '合作',
  grades: ['low', 'middle'],
  qualityType: 5,
  minutes: 10,
  items: [
    {
      id: 'song-sheet',
      title: '班歌《早安，我们的班》歌谱',
      use: '先教前两句，第二天教后两句。最后一行空着，请孩子把班名和自己的话填进去。',
      minutes: 10,
      sheet: {
        title: '早安，我们的班',
        lead: '1=C　4/4　中速、亲切地（音高可以按孩子的嗓子降低）',
        picture: 'guitar',
        parts: [
          {
            kind: 'text',
            lines: [
              '1　3　5　5　｜　6　6　5　—',
              '早　安　太　阳　　照　进　窗，',
              '4　4　3　3　｜　2　2　1　—',
              '早　安　我　们　　坐　一　方。',
              '5　5　4　4　｜　3　3　2　—',
              '你　帮　我　来　　我　帮　你，',
              '1　3　5　6　｜　5　2　1　—',
              '一　起　长　呀　　慢　慢　长。',
            ],
          },
          { kind: 'boxes', boxes: [{ title: '第二段，我们自己写（每行七个字）' }], columns: 1, height: 220 },
        ],
      },
    },
    {
      id: 'song-tune',
      title: '班歌旋律（原速）',
      use: '会唱以后用。放一遍正好唱一段，可以连着放。',
      minutes: 1,
      tune: 'song',
    },
    {
      id: 'song-tune-slow',
      title: '班歌旋律（慢速，学唱用）',
      use: '教唱时用，每一句后面多留两拍，孩子跟着再唱一遍。',
      minutes: 1,
      tune: 'slowSong',
    },
    {
      id: 'song-clap',
      title: '拍手歌：两个人一起',
      use: '两人面对面，先念后拍。最后一句留给他们自己编。',
      minutes: 5,
      sheet: {
        title: '拍手歌',
        lead: '两个人面对面。单数句拍自己的手，双数句拍对方的手。',
        picture: 'clap',
        parts: [
          {
            kind: 'text',
            lines: [
              '你拍一，我拍一，早上见面问声好。',
              '你拍二，我拍二，书本铅笔排排站。',
              '你拍三，我拍三，走路靠右不争先。',
              '你拍四，我拍四，说错没事再来试。',
              '你拍五，我拍五，同桌有事帮一步。',
              '你拍六，我拍六，上下楼梯慢慢走。',
            ],
          },
          {
            kind: 'boxes',
            boxes: [{ title: '你拍七，我拍七……' }, { title: '你拍八，我拍八……' }],
            columns: 1,
            height: 110,
          },
        ],
      },
    },
    {
      id: 'song-rhythm',
      title: '节奏卡',
      use: '剪开。老师出一张，全班拍一张；熟了以后，小组选三张排成一行，拍给大家听。',
      minutes: 8,
      sheet: {
        title: '节奏卡',
        lead: '大圆点拍一下，小圆点拍轻一点，横线停一拍。',
        picture: 'drum',
        parts: [
          {
            kind: 'cards',
            columns: 2,
            cards: [
              '●　●　●　●',
              '●　—　●　—',
              '●　··　●　··',
              '··　··　●　●',
              '●　●　●　—',
              '··　●　··　●',
              '●　··　··　●',
              '—　●　—　●',
            ],
          },
        ],
      },
    },
    {
      id: 'song-moves',
      title: '座位旁的律动（海报）',
      use: '贴在教室后面。课间请一位小老师带，按一到六的顺序，每个动作八拍。',
      minutes: 4,
      poster: {
        title: '座位旁动一动',
        lead: '每个动作八拍，站在椅子旁边，手不碰到别人',
        tiles: [
          ['kite', '一　双手慢慢举高，像放风筝'],
          ['penguin', '二　左右摇一摇，像企鹅'],
          ['owl', '三　慢慢转头，像猫头鹰'],
          ['frog', '四　屈一屈膝，像小青蛙'],
          ['rocket', '五　踮起脚尖，数三二一'],
          ['koala', '六　抱一抱自己，深呼吸'],
        ],
      },
    },
  ],
}
