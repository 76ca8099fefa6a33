const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙设备'],
  [/Android/, '安卓设备'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac 电脑'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux 电脑'],
]

const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信'],
  [/DingTalk/, '钉钉'],
  [/QQBrowser/, 'QQ 浏览器'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** How a person would call the device behind a User-Agent header: `Windows 电脑 · Chrome`. Nothing of the header itself. */
export function formatDevice(userAgent: string): string {
  const nameIn = (names: typeof systems): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [system, browser] = [nameIn(systems), nameIn(browsers)]
  return [system ?? '未知设备', browser].filter((part) => part !== undefined).join(' · ')
}
