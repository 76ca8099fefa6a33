import { readMessage, removeMessage, type Message } from '@pinge/contract/messages.ts'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'
import { formatMessage } from './format-message.ts'

export type MessageLink = { path: string; label: string }

export type MessageRowProps = {
  message: Message
  when: string
  /** Where it leads: to the class when it is one of mine, or to what it is about. */
  link: MessageLink | undefined
  /** What can be answered. */
  answer: ReactNode
  /** Why it could not be removed; empty when it is tried again. */
  onProblem: (problem: string) => void
}

/** One message: a line that opens. Opened, it is read. */
export function MessageRow(props: MessageRowProps) {
  const { message, when, link, answer, onProblem } = props
  const { id: messageId, content, isRead } = message
  const reading = useWrite(readMessage)
  const removing = useWrite(removeMessage)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { type, sentence } = formatMessage(message)

  function toggle(): void {
    setIsOpen(!isOpen)
    if (!isOpen && !isRead) void reading.write({ id: messageId })
  }

  async function remove(): Promise<void> {
    onProblem('')
    const removed = await removing.write({ id: messageId })
    if (!removed.isDone) onProblem(formatFailure(removed.error))
  }

  return (
    <article className="rounded-big bg-white">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-18 w-full items-center gap-3 rounded-big px-4 py-3 text-left sm:px-5"
        >
          <span
            className={`size-2.5 shrink-0 rounded-full ${isRead ? 'bg-transparent' : 'bg-danger'}`}
            aria-hidden
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {!isRead && <span className="sr-only">未读</span>}
              <Tag tone={message.kind === 'class-notice' ? 'sun' : 'brand'}>{type}</Tag>
              <span className="text-s text-ink-2">{when}</span>
            </span>
            <span className={`mt-1 block text-m break-words ${isRead ? '' : 'font-bold'}`}>{sentence}</span>
            {content !== '' && !isOpen && (
              <span className="block truncate text-base text-ink-2">{content}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-ink-2 transition-transform duration-160 ease-out ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="px-4 pb-4 sm:pr-5 sm:pl-10.5">
        {content !== '' && (
          <p className="mb-4 rounded-card bg-mist p-4 text-m break-words whitespace-pre-wrap">{content}</p>
        )}
        {answer && <div className="mb-4">{answer}</div>}
        <div className="flex flex-wrap gap-3">
          {link && (
            <ButtonLink to={link.path} variant="soft" className="max-sm:flex-1">
              {link.label}
            </ButtonLink>
          )}
          <Button
            variant="quiet"
            className="max-sm:flex-1"
            isBusy={removing.isBusy}
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden />
            删除这条消息
          </Button>
        </div>
      </div>
    </article>
  )
}
