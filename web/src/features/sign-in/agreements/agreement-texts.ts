import type { AgreementName } from './agreements.ts'

type Section = { heading: string; text: string }

/** In plain words, and only what the product really does. The school that runs the site may add to them. */
export const agreementTexts: Record<AgreementName, readonly Section[]> = {
  terms: [
    {
      heading: '这是什么',
      text: '本站是给老师用的班级管理工具：建班级、记点评、看学生的成长。它由部署本站的学校或机构运行和负责。',
    },
    {
      heading: '您的账号',
      text: '账号凭手机号和密码登录，只给您本人使用。请不要把密码告诉别人；在公用电脑上用完请退出登录。',
    },
    {
      heading: '怎样使用',
      text: '点评是为了看见和鼓励孩子。请如实、友善地记录，不写羞辱或歧视的话，不上传与教学无关的内容。',
    },
    {
      heading: '您的内容',
      text: '您录入的名单和点评归您和学校所有。本站只为提供上面的功能保存和显示它们。',
    },
    {
      heading: '服务的变化',
      text: '本站会更新，也可能因维护暂停。协议有变化时，登录页会请您重新阅读并同意。',
    },
  ],
  privacy: [
    {
      heading: '我们保存什么',
      text: '您的手机号、称呼，以及密码经过不可还原处理后的值；您录入的班级、学生名单和点评；登录的时间和有效期。密码原文不会离开您的设备。',
    },
    {
      heading: '用来做什么',
      text: '只用于登录、显示您的班级和记录点评。不做广告，不做画像，不卖给任何人，不接入第三方统计。',
    },
    {
      heading: '存在哪里',
      text: '数据存放在部署本站的学校或机构自己的服务器上。运行日志里不写姓名、手机号和密码。',
    },
    {
      heading: '您的浏览器里',
      text: '为了不必每次登录，浏览器会记住您的登录信息。退出登录时，它会从这台设备上删除。',
    },
    {
      heading: '您的权利',
      text: '您可以要求查看、更正或删除您的信息，请联系学校的管理员。',
    },
  ],
  children: [
    {
      heading: '我们为什么需要孩子的信息',
      text: '老师点评学生，需要知道学生是谁。姓名是必填的；学号、性别、出生日期和家长联系方式都可以不填。',
    },
    {
      heading: '谁能看到',
      text: '只有这个班的老师。孩子和家长没有账号，别的班的老师看不到，陌生人也搜不到。',
    },
    {
      heading: '监护人的同意',
      text: '录入名单前，请老师或学校按《未成年人保护法》和《儿童个人信息网络保护规定》告知监护人并取得同意。',
    },
    {
      heading: '我们不做什么',
      text: '不收集孩子的照片、位置、设备和面部信息，不用孩子的信息做推荐或商业用途，头像是统一的动物图片。',
    },
    {
      heading: '更正与删除',
      text: '监护人可以请老师更正孩子的信息，也可以请学校的管理员删除。',
    },
  ],
}
