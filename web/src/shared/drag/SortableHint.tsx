export type SortableHintProps = {
  /** What names the hint at each handle. */
  id: string
  /** What is held, and over which place, counted from 0. */
  held: { id: string; to: number } | null
  count: number
  nameOf: (id: string) => string | undefined
}

/** Only heard: how a list is put in order by keys, and where in it the entry is that is held. */
export function SortableHint({ id, held, count, nameOf }: SortableHintProps) {
  const name = held && nameOf(held.id)
  return (
    <>
      <p id={id} className="sr-only">
        按空格拿起，用上下箭头移动，再按空格放下，按 Esc 放回原处
      </p>
      <p role="status" className="sr-only">
        {held && name !== undefined && `${name}，第 ${held.to + 1} 位，共 ${count} 位`}
      </p>
    </>
  )
}
