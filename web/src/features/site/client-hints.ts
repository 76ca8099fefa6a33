import type { ClientPlatform } from '@pinge/contract/site.ts'

/** What one does to get each client. */
export const clientHints: Record<ClientPlatform, string> = {
  wechat: '用微信扫一扫',
  ios: '用相机扫一扫',
  android: '用相机或浏览器扫一扫',
  windows: '在电脑上点开下载',
}
