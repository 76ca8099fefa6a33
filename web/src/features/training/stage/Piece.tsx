import type { TrainingType } from '@pinge/contract/training/items.ts'
import { picturesOf } from '@pinge/contract/training/items.ts'
import { ownPicture } from '../own-pictures/own-pictures.store.ts'
import { symbolName, TrainingSymbol } from '../symbols/TrainingSymbol.tsx'

export type PieceProps = { type: TrainingType; piece: string }

/** One picture, symbol or digit, as large as its place; what stands around it names it. */
export function Piece({ type, piece }: PieceProps) {
  if (type === 1)
    return <img src={pictureUrl(piece)} alt="" draggable={false} className="size-[86%] object-contain" />
  if (type === 2)
    return (
      <span className="block size-[72%] text-brand-deep">
        <TrainingSymbol id={piece} />
      </span>
    )
  return <span className="num">{piece}</span>
}

export function pictureUrl(piece: string): string {
  return (picturesOf([piece])[0] ?? ownPicture(piece))?.url ?? ''
}

/** What a screen reader says of it. */
export function pieceName({ type, piece }: PieceProps): string {
  if (type === 1) return (picturesOf([piece])[0] ?? ownPicture(piece))?.name ?? ''
  return type === 2 ? symbolName(piece) : piece
}
