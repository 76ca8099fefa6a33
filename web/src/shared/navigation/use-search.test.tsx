import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useSearch } from './use-search.ts'

const tap = (name: string) => screen.getByRole('button', { name }).click()

let answer: () => void

/** A screen with choices, and one that is made as soon as an answer has come. */
function Choices() {
  const [search, change] = useSearch()
  async function finish(): Promise<void> {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    change({ pupil: 's2' })
  }
  return (
    <>
      <output>{search.toString()}</output>
      <button type="button" onClick={() => change({ term: '2' })}>
        学期
      </button>
      <button type="button" onClick={() => change({ sign: 'praise' })}>
        表扬
      </button>
      <button type="button" onClick={() => change({ page: '3' })}>
        第三页
      </button>
      <button type="button" onClick={() => void finish()}>
        写好了
      </button>
    </>
  )
}

function openChoices(from = '/') {
  const router = createMemoryRouter([{ path: '/', element: <Choices /> }], { initialEntries: [from] })
  render(<RouterProvider router={router} />)
  return router
}

const shown = () => screen.getByRole('status').textContent

it('keeps each of the choices that were made before the first one was drawn', async () => {
  openChoices('/?pupil=s1')
  act(() => {
    tap('学期')
    tap('表扬')
  })

  await waitFor(() => expect(shown()).toBe('pupil=s1&term=2&sign=praise'))
})

it('goes on to the next pupil in the term that was chosen while the last text was being saved', async () => {
  openChoices('/?pupil=s1')
  act(() => tap('写好了'))
  act(() => tap('学期'))
  await waitFor(() => expect(shown()).toBe('pupil=s1&term=2'))
  act(() => answer())

  await waitFor(() => expect(shown()).toBe('pupil=s2&term=2'))
})

it('begins with the first page of what is narrowed otherwise, and chooses from what Back restored', async () => {
  const router = openChoices()
  act(() => tap('第三页'))
  await waitFor(() => expect(shown()).toBe('page=3'))
  await act(() => router.navigate('/?term=9&page=2'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(shown()).toBe('page=3'))
  act(() => tap('表扬'))

  await waitFor(() => expect(shown()).toBe('sign=praise'))
})
