import { readKeys } from '../providers/url-keys.ts'

/** The account with a provider of text messages: what `SMS_URL` says. */
export type SmsAddress = {
  endpoint: string
  accessKeyId: string
  accessKeySecret: string
  /** The school's name as the provider approved it, shown in front of the message. */
  signName: string
  /** The provider's number of the text, which takes one parameter `code`. */
  templateCode: string
}

/** Reads `aliyun://KEY:SECRET@dysmsapi.aliyuncs.com/?sign=…&template=SMS_…`; undefined when it is none. */
export function readSmsUrl(text: string): SmsAddress | undefined {
  const http = text.replace(/^aliyun:/, 'https:')
  if (!text.startsWith('aliyun://') || !URL.canParse(http)) return undefined
  const url = new URL(http)
  const { host, searchParams } = url
  const keys = readKeys(url)
  const signName = searchParams.get('sign') ?? ''
  const templateCode = searchParams.get('template') ?? ''
  if (!keys || signName === '' || templateCode === '') return undefined
  return {
    endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}/`,
    accessKeyId: keys.id,
    accessKeySecret: keys.secret,
    signName,
    templateCode,
  }
}
