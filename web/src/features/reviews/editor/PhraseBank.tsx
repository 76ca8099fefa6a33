import { MAX_REVIEW_TAGS, PhraseTag, tagWords, type Phrase } from '@pinge/contract/reviews/review-values.ts'
import { phraseList, removePhrase } from '@pinge/contract/reviews/reviews.ts'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { tabId, Tabs } from '../../../shared/ui/layout/Tabs.tsx'

export type PhraseBankProps = {
  tags: readonly string[]
  tag: PhraseTag
  onTag: (tag: PhraseTag) => void
  onTags: (tags: string[]) => void
  /** Puts a sentence of one's own into the text. */
  onPhrase: (text: string) => void
}

/** Words that a draft is written towards, and the sentences that the teacher keeps, by tag. */
export function PhraseBank({ tags, tag, onTag, onTags, onPhrase }: PhraseBankProps) {
  const panelId = useId()
  const { data: phrases = [] } = useRead(phraseList, {})
  const toggle = (word: string) =>
    onTags(tags.includes(word) ? tags.filter((one) => one !== word) : [...tags, word].slice(-MAX_REVIEW_TAGS))
  return (
    <section aria-label="常用词句">
      <div className="flex items-center gap-3">
        <Tabs
          label="分类"
          value={tag}
          options={PhraseTag.options.map((one) => ({ value: one, label: one }))}
          panelId={panelId}
          onChange={onTag}
          className="flex min-w-0 flex-1 overflow-x-auto"
          tabClassName="relative min-h-11 px-3 text-base font-bold whitespace-nowrap text-ink-2 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-1 aria-selected:after:h-1 aria-selected:after:rounded-full aria-selected:after:bg-sun"
        />
        <span className="text-s text-ink-2 max-sm:hidden">点一个词，初稿就朝它写</span>
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, tag)}
        className="mt-1 flex flex-wrap gap-2"
      >
        {tagWords[tag].map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={tags.includes(word)}
            onClick={() => toggle(word)}
            className="flex min-h-11 items-center gap-1 rounded-full bg-mist px-4 text-base hover:bg-mist-2 aria-pressed:bg-brand-tint aria-pressed:font-bold aria-pressed:text-brand-deep"
          >
            {tags.includes(word) && <Check aria-hidden className="size-4" />}
            {word}
          </button>
        ))}
        <OwnPhrases phrases={phrases.filter((phrase) => phrase.tag === tag)} onPhrase={onPhrase} />
      </div>
    </section>
  )
}

type OwnPhrasesProps = { phrases: readonly Phrase[]; onPhrase: (text: string) => void }

function OwnPhrases({ phrases, onPhrase }: OwnPhrasesProps) {
  // Another sentence may be removed after a try that was not answered.
  const { write, problem } = useWrite(removePhrase, { isRepeatable: true })
  if (phrases.length === 0) return null
  return (
    <>
      <ul aria-label="自己的句子" className="flex w-full flex-col gap-1">
        {phrases.map(({ id, text }) => (
          <li key={id} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => onPhrase(text)}
              className="min-h-11 min-w-0 flex-1 rounded-field px-3 text-left text-base wrap-anywhere hover:bg-mist"
            >
              {text}
            </button>
            <IconButton label={`删除“${text}”`} onClick={() => void write({ id })}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </>
  )
}
