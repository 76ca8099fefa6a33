import { CLOSING_DAYS } from '@pinge/contract/privacy/closing.ts'
import { keptData, keptOfPupils, type KeptKey } from '@pinge/contract/privacy/kept-data.ts'
import { MAX_REALISTIC_PICTURES } from '@pinge/contract/realistic.ts'
import type { AgreementName } from './agreements.ts'

type Section = {
  heading: string
  text: string
  /** What is kept, each kind by itself. */
  kept?: readonly { title: string; text: string }[]
}

/** In the words that parents read in 隐私说明. */
function tellKept(kinds: readonly KeptKey[]): NonNullable<Section['kept']> {
  return kinds.map((kind) => {
    const { title, what, why, seenBy, until } = keptData[kind]
    return { title, text: `${what}。用途：${why}。谁能看到：${seenBy}。保存多久：${until}。` }
  })
}

/** In plain words, and only what the product really does. The school that runs the site may add to them. */
export const agreementTexts: Record<AgreementName, readonly Section[]> = {
  terms: [
    {
      heading: '这是什么',
      text: '本站是给老师用的班级管理工具：建班级，记点评和考勤，做成长档案和期末评语，上课和大脑训练。它由部署本站的学校或机构运行和负责。',
    },
    {
      heading: '你的账号',
      text: '账号凭手机号和密码登录，只给你本人使用。请不要把密码告诉别人；在公用电脑上用完请退出登录。',
    },
    {
      heading: '怎样使用',
      text: '点评是为了看见和鼓励孩子。请如实、友善地记录，不写羞辱或歧视的话，不上传与教学无关的内容。',
    },
    {
      heading: '你的内容',
      text: '你录入的名单、点评、成绩、评语和上传的资料归你和学校所有。本站只为提供上面的功能保存和显示它们。',
    },
    {
      heading: '服务的变化',
      text: '本站会更新，也可能因维护暂停。协议有变化时，登录页会请你重新阅读并同意。',
    },
  ],
  privacy: [
    {
      heading: '我们保存什么',
      text: '关于你和你的班级，保存下面这些。密码原文不会离开你的设备；登录地址只保存不可还原的值。关于学生和家长保存什么，写在《儿童个人信息保护规则》里。',
      kept: tellKept(['accounts', 'work', 'classes', 'traces']),
    },
    {
      heading: '用来做什么',
      text: '只用于登录、管理班级、记录和评价学生的成长、备课上课，以及审核教师认证。不做广告，不做画像，不卖给任何人，不接入第三方统计。',
    },
    {
      heading: '存在哪里',
      text: '数据由部署本站的学校或机构保存，存放在它自己的服务器或它选用的存储服务上。运行日志里不写姓名、手机号和密码。为了查清冒用和泄露，安全日志按编号记下登录、权限、导出和删除，保留 190 天，不写姓名和手机号；没有登录的请求只记网络地址的前段。',
    },
    {
      heading: '交给别人的',
      text: '只有两种情况：发送验证码时，手机号交给运营者选用的短信服务；运营者接入了模型、家长也同意时，老师可以让模型润色一条评语，交出去的只有评语的文字，姓名换成代号，不含班级和学校的名称。',
    },
    {
      heading: '你的浏览器里',
      text: '为了不必每次登录，也为了断网时还能用，浏览器会记住登录过的账号（手机号、称呼、头像）、登录信息、你的显示设置、班级的排列、常用的点评项、点过名的学生、没有保存的填写、最近看过的内容和等待上传的点评。退出登录时，登录信息、看过的内容和等待上传的点评会从这台设备上删除。',
    },
    {
      heading: '你的权利',
      text: `你可以查看和更正自己的资料，导出自己的全部资料，也可以凭密码申请注销账号。申请 ${CLOSING_DAYS} 天后，账号、你自己的内容和你创建的班级一起彻底删除；在这之前登录可以撤销，也可以先把班级交给同事。你在别人班级里写的点评会留下，不再显示你的称呼。其他要求请联系部署本站的学校或机构。`,
    },
  ],
  children: [
    {
      heading: '我们为什么需要孩子的信息',
      text: '老师要认识孩子，记录和鼓励孩子的成长。姓名是必填的；学号、性别、生日，家长的姓名、关系和电话都可以不填。考勤和点评的备注里，请只写老师需要知道的。',
    },
    {
      heading: '我们保存什么',
      text: '关于孩子和家长，保存下面这些。',
      kept: tellKept(keptOfPupils),
    },
    {
      heading: '谁能看到',
      text: '只有这个班的老师；部署本站的学校或机构为了维护，可以接触到数据库。孩子和家长没有账号，别的班的老师看不到，陌生人也搜不到。打开孩子的档案和评语、查看家长电话、导出和删除，都会记下是哪位老师、什么时候，班级创建者可以查“谁看过”。',
    },
    {
      heading: '监护人的同意',
      text: '录入名单前，请老师或学校按《未成年人保护法》和《儿童个人信息网络保护规定》告知监护人并取得同意。',
    },
    {
      heading: '照片',
      text: `老师可以在一次点评里加一张照片，在一条写实记录里加最多 ${MAX_REALISTIC_PICTURES} 张，只有这个班的老师能看到。照片里的拍摄地点和设备信息在保存前会去掉。家长没有同意，或者撤回了同意，就不能再添加孩子的照片；以前的照片，家长可以要求删除。撤销点评、删除写实记录时，照片一并删除。`,
    },
    {
      heading: '评语的润色',
      text: '期末评语的草稿由本站自己按已有的记录写成。只有运营者另外接入了模型，并且家长同意，老师才能让模型润色一条评语：交出去的只有评语的文字，孩子的姓名换成代号，班级和学校的名称去掉；改好的文字用不用，由老师决定。',
    },
    {
      heading: '我们不做什么',
      text: '不收集孩子的位置和设备，不识别人脸，不用孩子的信息做推荐、广告或商业用途。给班级、家庭看的页面和打印件里没有学生的名次。头像是统一的动物图片。',
    },
    {
      heading: '更正与删除',
      text: '监护人可以请老师更正孩子的信息，也可以请班级创建者（一般是班主任）导出关于孩子的全部资料，或者彻底删除。彻底删除以后不能恢复，以前的备份恢复时也会再删除一次。',
    },
  ],
}
