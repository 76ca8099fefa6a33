import * as errors from '@pinge/contract/protocol/errors.ts'
import { fireEvent, render, screen, waitFor, type RenderResult } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createUser } from '../../../test/user.ts'
import { NetworkFailure } from '../api/failure/network-failure.ts'
import { Refusal } from '../api/failure/refusal.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { useForm, type Writer } from './use-form.ts'

type Note = { title: string; text: string }

/** A writer that a test answers by hand, and that looks as the given failure left it. */
function TestForm({ onWrite, onEvent, about = 'note', failure, isUnsettled = false, reread }: TestFormProps) {
  const [error, setError] = useState<unknown>(null)
  const [savedId, setSavedId] = useState('')
  const writer: Writer<Note, { id: string }> = {
    write: async (request) => {
      onWrite(request)
      setError(failure ?? null)
      return failure
        ? { isDone: false, error: failure }
        : { isDone: true, data: { id: 'n1' }, ...(reread && { reread }) }
    },
    isSending: false,
    isUnsettled: isUnsettled && error !== null,
    error,
    forgetProblem: () => setError(null),
  }
  const { row, submit, problem, isDirty, reset } = useForm({
    keptAs: about,
    start: { title: '', text: '' },
    check: ({ title, text }) => ({ title: title === '' && '请写标题', text: text === '' && '请写正文' }),
    writer,
    request: ({ title, text }) => ({ title: title.trim(), text }),
    waitsForReread: reread !== undefined,
    refusals: { title: [errors.telTaken] },
    onDone: ({ id }) => {
      onEvent?.('done')
      setSavedId(id)
      reset()
    },
    onClose: ({ id }) => onEvent?.(`closed by ${id}`),
  })
  return (
    <form noValidate onSubmit={submit}>
      <TextField label="标题" {...row('title')} />
      <TextField label="正文" {...row('text')} />
      <p>{isDirty ? '没有保存' : '没有改动'}</p>
      {problem && <p role="alert">{problem}</p>}
      {savedId && <p>已保存 {savedId}</p>}
      <button type="submit">保存</button>
    </form>
  )
}

type TestFormProps = {
  onWrite: (note: Note) => void
  onEvent?: (event: string) => void
  about?: string
  failure?: Error
  isUnsettled?: boolean
  /** What was written is read again, and the form waits for it. */
  reread?: Promise<void>
}

const title = () => screen.getByLabelText<HTMLInputElement>('标题')
const text = () => screen.getByLabelText<HTMLInputElement>('正文')
const save = () => fireEvent.click(screen.getByText('保存'))

function renderForm(props: Omit<TestFormProps, 'onWrite'> = {}) {
  const sent: Note[] = []
  render(<TestForm {...props} onWrite={(note) => sent.push(note)} />)
  return { sent, user: createUser() }
}

async function fillIn(user: ReturnType<typeof createUser>): Promise<void> {
  await user.fill(title(), ' 家长会 ')
  await user.fill(text(), '周五下午')
}

describe('a form', () => {
  it('is not sent a second time while what it wrote is read again', async () => {
    let bringBack = () => {}
    const reread = new Promise<void>((resolve) => (bringBack = resolve))
    const { sent, user } = renderForm({ reread })
    await fillIn(user)
    save()
    await waitFor(() => expect(sent).toHaveLength(1))
    save()
    bringBack()

    await screen.findByText('已保存 n1')
    expect(sent).toHaveLength(1)
  })

  it('takes nothing more while it is sent, which would be thrown away with it', async () => {
    let bringBack = () => {}
    const reread = new Promise<void>((resolve) => (bringBack = resolve))
    const { sent, user } = renderForm({ reread })
    await fillIn(user)
    save()
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.type(text(), '，带水杯')

    expect(text().value).toBe('周五下午')
    bringBack()
    await screen.findByText('已保存 n1')
  })

  it.each<[string, (rendered: RenderResult, form: (about: string) => ReactElement) => void, string[]]>([
    ['is still there', () => {}, ['done', 'closed by n1']],
    ['is gone', ({ unmount }) => unmount(), ['done']],
    ['is about something else', ({ rerender }, form) => rerender(form('another')), ['done']],
  ])('that is answered late closes only its own sheet, where it %s', async (_, leave, heard) => {
    let bringBack = () => {}
    const reread = new Promise<void>((resolve) => (bringBack = resolve))
    const events: string[] = []
    const onWrite = vi.fn<(note: Note) => void>()
    const form = (about: string) => (
      <TestForm {...{ about, onWrite, reread }} onEvent={(event) => events.push(event)} />
    )
    const rendered = render(form('one'))
    await fillIn(createUser())
    save()
    await waitFor(() => expect(onWrite).toHaveBeenCalled())

    leave(rendered, form)
    bringBack()

    await waitFor(() => expect(events).toEqual(heard))
  })

  it('says nothing of a field before the first try, and then puts the focus on the first fault', async () => {
    const { sent } = renderForm()
    expect(screen.queryByText('请写标题')).toBeNull()

    save()

    await screen.findByText('请写标题')
    expect(screen.getByText('请写正文')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(title()))
    expect(sent).toEqual([])
  })

  it('sends what its call needs, and is as new when it is done', async () => {
    const { sent, user } = renderForm()
    await fillIn(user)
    expect(screen.getByText('没有保存')).toBeTruthy()

    save()

    await screen.findByText('已保存 n1')
    expect(sent).toEqual([{ title: '家长会', text: '周五下午' }])
    expect(title().value).toBe('')
    expect(screen.getByText('没有改动')).toBeTruthy()
  })

  it('tells a refusal beside the field that it is about, until that is changed', async () => {
    const { user } = renderForm({ failure: new Refusal(errors.telTaken.code, errors.telTaken.message) })
    await fillIn(user)

    save()

    await screen.findByText(errors.telTaken.message)
    await waitFor(() => expect(document.activeElement).toBe(title()))
    expect(title().value).toBe(' 家长会 ')
    await user.fill(title(), '班会')
    expect(screen.queryByText(errors.telTaken.message)).toBeNull()
  })

  it('tells any other failure apart from the fields, and loses nothing that was typed', async () => {
    const { user } = renderForm({ failure: new NetworkFailure() })
    await fillIn(user)

    save()

    expect((await screen.findByRole('alert')).textContent).toBe('网络连接失败')
    expect(text().value).toBe('周五下午')
  })

  it('keeps what it shows while no answer came, because the same request is sent again', async () => {
    const { user } = renderForm({ failure: new NetworkFailure(), isUnsettled: true })
    await fillIn(user)
    save()
    await screen.findByRole('alert')

    fireEvent.change(title(), { target: { value: '班会' } })

    expect(title().value).toBe(' 家长会 ')
  })
})
