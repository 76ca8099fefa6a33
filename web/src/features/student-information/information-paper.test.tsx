import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endPrint, printPage } from '../../../test/device/print.ts'
import { makeInformation } from '../../../test/make/student.ts'
import { openInformation, openSchoolInformation } from '../../../test/school-information.ts'

/** More than a screen draws. */
const pupils = Array.from({ length: 48 }, (_, at) =>
  makeInformation({
    id: `p${at}`,
    username: `学生${String(at + 1).padStart(2, '0')}`,
    stuNo: String(48 - at),
    guardians: [{ position: 1, name: '赵小梅', relation: '外婆', tel: '138****1111' }],
  }),
)

it.each([
  ['学生资料', '/comment/information-edit', ['学号', '姓名', '性别', '出生日期']],
  ['家长信息', '/comment/parents-edit', ['学号', '姓名']],
])(
  'the browser prints all of %s by number, under its heading and without phones',
  async (title, path, own) => {
    openSchoolInformation(pupils)
    await openInformation(path, title)
    const table = await printPage(() => screen.getByRole('table', { name: `${title}：在读` }))

    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(49)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([...own, '家长1姓名', '家长1关系', '家长2姓名', '家长2关系'])
    expect(rows[1]?.textContent).toBe('1学生48赵小梅外婆')
    screen.getByRole('heading', { name: `三年级(2)班 · ${title}` })
    screen.getByText(/^在读 48 名 · 打印于/)
    endPrint()
  },
)

it('the browser prints those who were looked for alone', async () => {
  openSchoolInformation(pupils)
  const user = await openInformation()
  await user.type(screen.getByRole('searchbox'), '学生07')
  const table = await printPage(() => screen.getByRole('table', { name: '学生资料：在读' }))

  expect(within(table).getAllByRole('row')).toHaveLength(2)
  endPrint()
})
