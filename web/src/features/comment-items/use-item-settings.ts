import {
  deleteItem,
  hideItem,
  itemSettings,
  orderItems,
  restoreItems,
  updateItem,
  type ItemSetting,
} from '@pinge/contract/comment-items.ts'
import { commentItems } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { newRequestId } from '../../shared/api/new-request-id.ts'
import { showError, showUndo } from '../../shared/ui/feedback/show-toast.ts'
import { inOrder, orderAfterMove, withChanged } from './item-columns.ts'

const query = endpointQuery(itemSettings, {})
const MUTATION = ['comment-items']

type Items = readonly ItemSetting[]

/** A change that is drawn at once, and how it is drawn back when it is refused. */
type Deed = { draw: (items: Items) => Items; drawBack: (items: Items) => Items; send: () => Promise<unknown> }

export function useItemSettings() {
  // What went wrong stands in the items' place.
  return useQuery({ ...query, meta: { announces: 'nothing' } })
}

/** Reads the items anew wherever they are shown. */
export function useReadItemsAnew() {
  const queryClient = useQueryClient()
  return async () => {
    void markStale(queryClient, commentItems)
    await markStale(queryClient, itemSettings)
  }
}

/** What a teacher does with the items one after another: each is drawn first, and told to the server in its turn. */
export function useItemDeeds() {
  const queryClient = useQueryClient()
  const readAnew = useReadItemsAnew()
  const { mutateAsync } = useMutation({
    mutationKey: MUTATION,
    mutationFn: (deed: Deed) => deed.send(),
    // One after another, so that the last tap is also the last word.
    scope: { id: 'comment-items' },
    meta: { announces: 'nothing' },
  })

  function drawn(change: (items: Items) => Items): void {
    queryClient.setQueryData(query.queryKey, (items) => items && [...change(items)])
  }

  async function run(deed: Deed): Promise<boolean> {
    // An older answer on its way would wipe out what is drawn here.
    void queryClient.cancelQueries({ queryKey: query.queryKey })
    drawn(deed.draw)
    const isDone = await mutateAsync(deed).then(
      () => true,
      (error: unknown) => {
        drawn(deed.drawBack)
        showError(describeFailure(error))
        return false
      },
    )
    if (queryClient.isMutating({ mutationKey: MUTATION }) === 0) void readAnew()
    return isDone
  }

  function setHidden(item: ItemSetting, isHidden: boolean): void {
    const requestId = newRequestId()
    void run({
      draw: (items) => withChanged(items, item.id, { isHidden }),
      drawBack: (items) => withChanged(items, item.id, { isHidden: !isHidden }),
      send: () => call(hideItem, { id: item.id, isHidden, requestId }),
    })
  }

  function setOrder(type: QualityType, ids: readonly string[], before: readonly string[]): void {
    const requestId = newRequestId()
    void run({
      draw: (items) => inOrder(items, ids),
      drawBack: (items) => inOrder(items, before),
      send: () => call(orderItems, { type, itemIds: [...ids], requestId }),
    })
  }

  return {
    hide: (item: ItemSetting, isHidden: boolean) => {
      setHidden(item, isHidden)
      showUndo(`已${isHidden ? '停用' : '启用'}“${item.name}”`, () => setHidden(item, !isHidden))
    },
    move: (items: Items, { id, name, type }: ItemSetting, to: number) => {
      const before = items.filter((item) => item.type === type).map((item) => item.id)
      const after = orderAfterMove(items, type, id, to)
      setOrder(type, after, before)
      showUndo(`已移动“${name}”`, () => setOrder(type, before, after))
    },
    rescore: ({ id, score: before }: ItemSetting, score: number) => {
      const requestId = newRequestId()
      void run({
        draw: (items) => withChanged(items, id, { score }),
        drawBack: (items) => withChanged(items, id, { score: before }),
        send: () => call(updateItem, { id, score, requestId }),
      })
    },
    remove: ({ id }: ItemSetting) => {
      const requestId = newRequestId()
      return run({
        draw: (items) => items,
        drawBack: (items) => items,
        send: () => call(deleteItem, { id, requestId }),
      })
    },
    restore: (type: QualityType) => {
      const requestId = newRequestId()
      return run({
        draw: (items) => items,
        drawBack: (items) => items,
        send: () => call(restoreItems, { type, requestId }),
      })
    },
  }
}

export type ItemDeeds = ReturnType<typeof useItemDeeds>
