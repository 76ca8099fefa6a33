import type { Page } from '@playwright/test'

/** `/comment/system`, and the bell that leads there. */
export const messagesScreen = {
  bell: (page: Page) => page.getByRole('link', { name: /^系统消息/ }),
  messages: (page: Page) => page.getByRole('article'),
  message: (page: Page, text: string | RegExp) => page.getByRole('article').filter({ hasText: text }),
  write: (page: Page) => page.getByRole('button', { name: '发通知' }),
  notice: (page: Page) => page.getByRole('dialog', { name: '通知' }),
}
