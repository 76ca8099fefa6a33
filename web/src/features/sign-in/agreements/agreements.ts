export const AGREEMENTS_VERSION = 3

export type AgreementName = 'terms' | 'privacy' | 'children'

export const agreementTitles: Record<AgreementName, string> = {
  terms: '用户协议',
  privacy: '隐私政策',
  children: '儿童个人信息保护规则',
}
