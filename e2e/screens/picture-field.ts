import type { Page } from '@playwright/test'

/** The field with which a picture is chosen and sent, by its label. */
export const pictureField = (page: Page, label: string) => {
  const field = page.getByRole('group', { name: label, exact: true })
  return {
    field,
    input: field.getByLabel(`${label}文件`),
    preview: field.getByRole('img', { name: `${label}预览` }),
    retry: field.getByRole('button', { name: '重试' }),
    problem: field.getByRole('alert'),
  }
}
