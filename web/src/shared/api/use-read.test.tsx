import { siteDetail } from '@pinge/contract/site.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { server } from '../../../test/server.ts'
import { createUser } from '../../../test/user.ts'
import { formatFailure } from './failure/format-failure.ts'
import { useRead, type Read } from './use-read.ts'

/** A drawer whose own part of the program comes after it was drawn. */
function Drawer() {
  const read = useRead(siteDetail, {})
  return (
    <section aria-label={read.data?.webName ?? '站点'}>
      <Late read={read} />
    </section>
  )
}

function Late({ read }: { read: Read<unknown> }) {
  const [hasCome, setHasCome] = useState(false)
  if (!hasCome)
    return (
      <button type="button" onClick={() => setHasCome(true)}>
        来了
      </button>
    )
  return <p role="alert">{read.error ? formatFailure(read.error) : '还在等'}</p>
}

it('a refusal that came before the part of the screen that says so is said by it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const held = server.hold(siteDetail)
  render(
    <QueryClientProvider client={queryClient}>
      <Drawer />
    </QueryClientProvider>,
  )
  held.refuse('contentNotFound')
  await expect.poll(() => queryClient.getQueryState([siteDetail.path, {}])?.status).toBe('error')
  await createUser().click(screen.getByRole('button', { name: '来了' }))

  expect((await screen.findByRole('alert')).textContent).toBe('内容不存在或已下架')
})
