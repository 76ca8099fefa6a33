import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { Paper, PaperTable } from '../../shared/ui/layout/Paper.tsx'
import { itemKinds, itemsOfColumn, kindLabels } from './item-columns.ts'

/** The items of all five qualities on paper, whichever of them the screen shows. */
export function ItemsPaper({ items }: { items: readonly ItemSetting[] }) {
  const user = useCurrentUser()
  return (
    <Paper className={user?.nickname ?? ''} title="点评项">
      {() =>
        qualityTypes.map(({ type, name }) => (
          <section key={type} className="mt-3">
            <h2 className="text-m font-bold">{name}</h2>
            <PaperTable
              label={name}
              isEven
              headings={['类别', '点评项', '分值', '状态']}
              rows={itemKinds.flatMap((kind) =>
                itemsOfColumn(items, type, kind).map((item) => [
                  kindLabels[kind],
                  item.name,
                  formatSignedPoints(item.score),
                  item.isHidden ? '停用' : '启用',
                ]),
              )}
            />
          </section>
        ))
      }
    </Paper>
  )
}
