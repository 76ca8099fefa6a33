import { afterEach, describe, expect, it } from 'vitest'
import { NetworkFailure } from '../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import { useToasts } from '../../shared/ui/feedback/show-toast.ts'
import { announceError } from './announce-refusal.ts'

afterEach(() => {
  useToasts.setState({ toasts: [] })
})

function said(): string[] {
  return useToasts.getState().toasts.map(({ text }) => text)
}

describe('a refusal', () => {
  it('is said in the server’s words', () => {
    announceError(new Refusal(409, '这次操作已经撤销过了'), undefined)

    expect(said()).toEqual(['这次操作已经撤销过了'])
  })

  it('without words is said in the product’s', () => {
    announceError(new Refusal(502, ''), undefined)

    expect(said()).toEqual(['出错啦... 请联系管理员!'])
  })

  it('is grouped: the same sentence renews its toast', () => {
    announceError(new Refusal(400, '班级id不能为空'), undefined)
    announceError(new Refusal(400, '班级id不能为空'), undefined)

    expect(said()).toHaveLength(1)
  })

  it('because there is no such account names the way to one', () => {
    announceError(new Refusal(20002, ''), undefined)

    expect(said()).toEqual(['账号不存在，请前往品格精灵APP注册'])
  })

  it.each([20102, 20103, 30024])('with code %i stays silent', (code) => {
    announceError(new Refusal(code, '已扫码, 待确认'), undefined)

    expect(said()).toEqual([])
  })

  it('because the session has expired is left to the warning', () => {
    announceError(new Refusal(401, ''), undefined)

    expect(said()).toEqual([])
  })
})

describe('what a screen tells in its place', () => {
  it('is told by no toast', () => {
    announceError(new Refusal(409, '名字已经用过'), { announces: 'nothing' })

    expect(said()).toEqual([])
  })
})

describe('a network that does not answer', () => {
  it('is left to the screen that asked', () => {
    announceError(new NetworkFailure(), undefined)

    expect(said()).toEqual([])
  })

  it('is told where the screen has no place for it', () => {
    announceError(new NetworkFailure(), { announces: 'failures' })

    expect(said()).toEqual(['网络连接失败'])
  })
})

describe('a fault of the program', () => {
  it('is not told as one of the network', () => {
    announceError(new TypeError('toSorted is not a function'), { announces: 'failures' })

    expect(said()).toEqual(['出错啦... 请联系管理员!'])
  })

  it('is not a part that did not come', () => {
    announceError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), {
      announces: 'failures',
    })

    expect(said()).toEqual(['网络连接失败'])
  })
})
