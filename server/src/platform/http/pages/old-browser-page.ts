import { browserFloor } from '@pinge/contract/values/browser-floor.ts'

/** What a browser below the floor is shown in place of a program that it cannot run: plain enough for any of them. */
export const oldBrowserPage = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>请更新浏览器 · 品格班级</title>
    <style>
      body { max-width: 640px; margin: 0 auto; padding: 48px 24px; font: 20px/1.7 sans-serif; color: #17323a; background: #eef7fb; }
      h1 { font-size: 32px; line-height: 1.3; }
      a { color: #0a6c86; }
    </style>
  </head>
  <body>
    <h1>这个浏览器太旧，打不开品格班级</h1>
    <p>请换成下面任意一种，再打开这个网址：</p>
    <ul>
      <li>Windows 电脑和大屏：谷歌 Chrome 或微软 Edge ${browserFloor.chrome} 以上（Windows 7 装 109 版）；360、QQ 浏览器更新到最新版，并切换到“极速模式”。</li>
      <li>安卓大屏、平板和手机：Chrome ${browserFloor.chrome} 以上，或系统自带浏览器的最新版。</li>
      <li>iPad、iPhone 和苹果电脑：系统升级后，用 Safari ${browserFloor.safari} 以上。</li>
      <li>Firefox ${browserFloor.firefox} 以上。</li>
    </ul>
    <p>自己装不了，请把这一页给学校的信息老师看。</p>
  </body>
</html>
`
