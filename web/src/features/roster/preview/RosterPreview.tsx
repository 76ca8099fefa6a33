import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import type { DraftFigures } from '../draft/format-draft.ts'
import { KnownRows } from './KnownRows.tsx'
import { RosterRowItem } from './RosterRowItem.tsx'
import type { Roster } from '../use-roster.ts'

export function RosterPreview({ roster, isLocked }: { roster: Roster; isLocked: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const { rows, newRows, knownRows, figures, dispatch, previewHeading: heading } = roster
  const onMoved = () => heading.current?.focus()

  return (
    <section aria-labelledby="roster-preview" className="flex min-w-0 flex-1 flex-col">
      <div className="mb-3 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="roster-preview" ref={heading} tabIndex={-1} className="scroll-mb-90 text-lg font-bold">
          核对名单
        </h3>
        <p role="status" className="flex-1 text-base text-ink-2">
          {rows.length > 0 && <Counts figures={figures} known={knownRows.length} />}
        </p>
        {rows.length > 0 && (
          <Button variant="quiet" disabled={isLocked} onClick={() => setIsAsking(true)}>
            清空
          </Button>
        )}
      </div>
      {rows.length === 0 && (
        <div className="flex flex-1 flex-col items-center justify-center gap-3 rounded-card bg-mist px-6 py-10 text-center">
          <Picture name="clipboard" size={72} />
          <p className="text-base text-ink-2">名单会出现在这里，核对好了再添加。</p>
        </div>
      )}
      {newRows.length > 0 && (
        <ul
          aria-label="新学生"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-2"
        >
          {newRows.map((row) => (
            <RosterRowItem
              key={row.key}
              row={row}
              isLocked={isLocked}
              dispatch={dispatch}
              onMoved={onMoved}
            />
          ))}
        </ul>
      )}
      {knownRows.length > 0 && (
        <KnownRows rows={knownRows} isLocked={isLocked} dispatch={dispatch} onMoved={onMoved} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="清空名单"
        description={`将移除预览里的 ${rows.length} 行，已经在班里的学生不变。`}
        confirmLabel="清空"
        isDestructive
        onConfirm={() => {
          dispatch({ type: 'rows-taken-out', keys: new Set(rows.map(({ key }) => key)) })
          setIsAsking(false)
        }}
        onCancel={() => setIsAsking(false)}
      />
    </section>
  )
}

/** 46 名可以添加，2 行要改一改; or, for a class that has pupils: 新学生 46 · 已在班里 3，2 行要改一改 */
function Counts({ figures: { added, faulty }, known }: { figures: DraftFigures; known: number }) {
  return (
    <>
      {known > 0 ? (
        <>
          新学生 <b className="num text-ink">{added}</b> · 已在班里 <b className="num text-ink">{known}</b>
        </>
      ) : (
        <>
          <b className="num text-ink">{added}</b> 名可以添加
        </>
      )}
      {faulty > 0 && (
        <span className="text-danger">
          ，<b className="num">{faulty}</b> 行要改一改
        </span>
      )}
    </>
  )
}
