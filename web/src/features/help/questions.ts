export type HelpQuestion = {
  /** Its place in the address: `/help#undo` */
  id: string
  question: string
  answer: readonly string[]
  /** A small real picture of the product, of `public/pictures`. */
  picture?: { name: string; alt: string }
}

export type HelpGroup = { name: string; questions: readonly HelpQuestion[] }

/** What new teachers ask, answered by what the product does. */
export const helpGroups: readonly HelpGroup[] = [
  {
    name: '开始',
    questions: [
      {
        id: 'create',
        question: '怎么建班？',
        answer: [
          '在“班级”里点“创建班级”：选年级、填班号，再添加学生。名单可以先不填，以后再加。',
          '想先看看，可以用示例班级：里面的学生都是虚构的，随时可以整个移除，也可以在“班级”最下面再建一个。',
        ],
      },
      {
        id: 'roster',
        question: '怎么导入学生名单？',
        answer: [
          '建班的第二步，或者在班级里点“添加学生”：粘贴姓名、上传 .xlsx 或 .csv 表格，或者逐个添加。',
          '哪一行有问题当场指出，改好再加。没有现成表格时，先点“下载模板”。',
        ],
        picture: { name: 'roster', alt: '核对名单的页面：每行一名学生' },
      },
      {
        id: 'colleague',
        question: '同事怎么加入班级？',
        answer: [
          '创建者打开“班级老师”，输入同事的手机号邀请，同事登录后同意就能进来；或者把班级号发给同事。',
          '同事在“班级”里点“用班级号加入”，填 8 位班级号，创建者同意后就能进来。',
        ],
      },
      {
        id: 'hand-over',
        question: '换班主任怎么办？',
        answer: [
          '先邀请新班主任加入，再在“班级老师”里点“转交班级”。对方同意后成为创建者，你成为协同老师，记录都不变。',
        ],
      },
      {
        id: 'password',
        question: '忘记密码怎么办？',
        answer: [
          '在登录页点“忘记密码？”，用手机验证码重设。没有这个入口时，说明学校没有开通短信，请联系学校管理员重设。',
          '登录以后，可以在右上角头像里的“账号设置”修改密码。',
        ],
      },
    ],
  },
  {
    name: '上课',
    questions: [
      {
        id: 'comment',
        question: '怎么点评？',
        answer: [
          '点孩子，再点好在哪里，两下就好。也可以“多选”几个人，或者给小组、全班一起点评。',
          '备注和照片在选点评项之前填写；不填也可以。',
        ],
        picture: { name: 'comment', alt: '点评面板：左边五类品质，中间是点评项' },
      },
      {
        id: 'undo',
        question: '点错了怎么撤销？',
        answer: [
          '点评后 8 秒内点“撤销”。过后在“最近点评”或点评记录里也能撤销。',
          '撤销后分数退回，原来的记录仍然保留，标为已撤销。协同老师只能撤销自己的点评，创建者都可以。',
        ],
      },
      {
        id: 'series',
        question: '怎么连续点评很多孩子？',
        answer: ['点“连续点评”，先选一项，再一个一个点孩子，每点一下就给一次。做完点“完成”。'],
      },
      {
        id: 'leave',
        question: '孩子请假了，怎么记？',
        answer: ['在班级的“考勤”里点这名学生，改成请假并保存。没到的孩子变成灰色，随机点名也不会点到。'],
      },
      {
        id: 'teams',
        question: '怎么分小组？',
        answer: [
          '在班级里切换到“小组”：新建一个方案，再建小组，或者用“随机分组”。夸一个小组，组里每个人都得分。',
          '方案只有建它的老师能用，各位老师互不打扰。',
        ],
        picture: { name: 'teams', alt: '小组页面：每个小组的成员和得分' },
      },
      {
        id: 'hide-scores',
        question: '投屏时怎么不让学生看到分数？',
        answer: [
          '点班级右上角的“投屏时隐藏分数”，手机上在“更多”里。这个设置只对这台设备有效，也不再按分数排列。',
        ],
      },
      {
        id: 'offline',
        question: '上课断网了，点评会丢吗？',
        answer: ['不会。断网时照常点评，先记在这台设备上，恢复后自动上传。上传之前请不要退出登录。'],
      },
      {
        id: 'reminder',
        question: '待改进会扣掉孩子攒的积分吗？',
        answer: ['不会。待改进只从总分里减，可兑换的积分不变。'],
      },
    ],
  },
  {
    name: '积分和记录',
    questions: [
      {
        id: 'exchange',
        question: '积分怎么兑换奖品？',
        answer: [
          '在班级里选“兑换奖品”，选学生，再选奖品。只用可兑换积分，总分不减；积分不够会说清是谁。',
          '奖品由班级创建者管理。换错了，在“兑换记录”里可以撤销，积分退还。',
        ],
        picture: { name: 'exchange', alt: '兑换记录页面：奖品、消耗积分和发放状态' },
      },
      {
        id: 'items',
        question: '怎么加自己的点评项？',
        answer: [
          '在“点评项”里添加：写名称、选图标、定分值。系统自带的可以停用，不能删除。你的所有班级共用一套。',
        ],
      },
      {
        id: 'reset',
        question: '新学期怎么把总分清零？',
        answer: ['创建者在班级里选“总分清零”，选学生，确认。可兑换积分和历史记录都保留。'],
      },
      {
        id: 'export',
        question: '怎么导出表格？',
        answer: [
          '点评记录、兑换记录、考勤、点评项和学生名单的页面上都有“导出”，得到 .xlsx 文件。名单里有家长电话，请妥善保管。',
        ],
      },
      {
        id: 'print',
        question: '怎么打印？',
        answer: ['学生名单、点评记录、点评项、座位表、考勤和小组都有“打印”，也可以在打印窗口里另存为 PDF。'],
        picture: { name: 'records', alt: '点评记录页面' },
      },
    ],
  },
  {
    name: '班级和数据',
    questions: [
      {
        id: 'move',
        question: '学生转班怎么办？',
        answer: [
          '在“学生资料”里选中学生，点“转到其他班级”，可以把总分和点评一起带过去。只能转到你自己创建的班级。',
          '离开学校的学生点“移除”，选“一并保留”：他标为转出，随时可以回来。',
        ],
      },
      {
        id: 'archive',
        question: '学年结束了，班级怎么归档？',
        answer: [
          '创建者在班级卡片的“更多”里点“归档班级”。全部记录都保留，只能查看；班级移到“已归档”，可以随时取消归档。',
          '删除班级后，30 天内可以在“最近删除”里恢复。',
        ],
      },
      {
        id: 'who-sees',
        question: '数据谁能看到？',
        answer: [
          '只有这个班的老师。学生和家长没有账号，别的班的老师看不到。家长手机号默认隐藏中间四位，点一下才显示。',
          '数据存在学校或机构自己的服务器上，由它保管和备份。',
        ],
        picture: { name: 'parents', alt: '家长信息页面：手机号默认隐藏中间四位' },
      },
      {
        id: 'devices',
        question: '要装软件吗？能在大屏和手机上用吗？',
        answer: [
          '不用装。电脑、教室大屏、平板和手机，用浏览器打开就是同一个班，一处点评，别处马上跟着变。',
          '想放到桌面，可以在右上角头像里选“安装到这台设备”。',
        ],
        picture: { name: 'board', alt: '教室大屏上的班级页面' },
      },
    ],
  },
]
