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
  const { username, password, host, searchParams } = new URL(http)
  const signName = searchParams.get('sign') ?? ''
  const templateCode = searchParams.get('template') ?? ''
  if ([username, password, signName, templateCode].includes('')) return undefined
  return {
    endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}/`,
    accessKeyId: decodeURIComponent(username),
    accessKeySecret: decodeURIComponent(password),
    signName,
    templateCode,
  }
}
