import type { ClientPlatform } from '@pinge/contract/site.ts'

/** What each client is called, and what one does with its code. */
export const clientNames: Record<ClientPlatform, { name: string; hint: string }> = {
  wechat: { name: '微信', hint: '用微信扫一扫' },
  ios: { name: 'iPhone 和 iPad', hint: '用相机扫一扫' },
  android: { name: '安卓手机', hint: '用相机或浏览器扫一扫' },
  windows: { name: 'Windows 电脑', hint: '在电脑上点开下载' },
}
