import type { Page } from '@playwright/test'

/** `/home` and `/product-introduction`, which everybody may see. */
export const siteScreen = {
  nav: (page: Page, name: string) =>
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }),
  slides: (page: Page) => page.getByRole('region', { name: '产品图片' }),
  /** The slide that is seen; the others are hidden from everybody. */
  slide: (page: Page) => siteScreen.slides(page).getByRole('group'),
}
