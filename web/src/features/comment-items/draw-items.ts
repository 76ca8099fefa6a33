import { itemSettings, type ItemSetting } from '@pinge/contract/comment-items.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import type { Optimistic } from '../../shared/api/write/send-write.ts'

type ChangeItems = (items: readonly ItemSetting[]) => ItemSetting[]

/**
 * A teacher changes one item after another. Each change is drawn before it is sent and drawn back where it fails; they
 * are sent in turn, so that the last tap is also the last word.
 */
export function drawItems(draw: ChangeItems, drawBack: ChangeItems): Optimistic<Endpoint> {
  return {
    key: 'comment-items',
    isInTurn: true,
    draw: (_, change) => change(itemSettings, {}, draw),
    drawBack: (_, change) => change(itemSettings, {}, drawBack),
  }
}

/** Sent in turn with the others; what becomes of the items is read when it is done. */
export const inTurn = drawItems(
  (items) => [...items],
  (items) => [...items],
)
