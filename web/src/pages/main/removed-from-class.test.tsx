import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { auditList } from '@pinge/contract/privacy/audit.ts'
import { rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { openSchoolInformation } from '../../../test/school-information.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

beforeEach(() => {
  openSchoolClass()
  openSchoolInformation()
  const totals = { times: 0, count: 0, points: 0, toDeliver: 0, refunded: 0 }
  server.answer(rewardList, [])
  server.answer(rewardRecords, { items: [], nextCursor: null, totals })
  server.answer(auditList, { items: [], nextCursor: null, keepYears: 5 })
})

describe('a room of a class that is open', () => {
  it.each([
    ['学生资料', '/comment/information-edit'],
    ['家长信息', '/comment/parents-edit'],
    ['兑换记录', '/exchange-record'],
    ['隐私与数据', '/comment/privacy'],
    ['点评记录', '/comment/class-comment'],
  ])('empties itself when its teacher is removed from the class: %s', async (title, path) => {
    await openScreen(`${path}?classId=c1`)
    await screen.findByRole('heading', { name: title })

    server.answer(classList, [])
    server.refuse(classDetail, 'classNotFound')
    await tellLive({ type: 'ended' })

    await screen.findByRole('heading', { name: '班级不存在，或者你不在这个班级里' })
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })

  it('warns when its teacher was signed out from another device', async () => {
    await openScreen('/comment/parents-edit?classId=c1')
    await screen.findByRole('heading', { name: '家长信息' })

    server.refuse(classList, 'sessionExpired')
    await tellLive({ type: 'ended' })

    await screen.findByRole('alertdialog', { name: '警告' })
  })
})
