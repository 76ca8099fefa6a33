import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import type { ReactNode } from 'react'
import { qualityText } from '../picture/quality-classes.ts'
import { Tabs, type TabOption, type TabsProps } from './Tabs.tsx'

export type QualityTabsProps<Other extends string> = Omit<
  TabsProps<QualityType | NoInfer<Other>>,
  'label' | 'options'
> & {
  /** What stands before the word of a quality. */
  renderShape: (type: QualityType) => ReactNode
  /** A tab behind the five, with the colour of its word while it is open. */
  other?: TabOption<Other> & { colour: string }
}

/** The five qualities as tabs; the open one is white, and its word has the quality's colour. */
export function QualityTabs<Other extends string = never>(props: QualityTabsProps<Other>) {
  const { renderShape, other, ...tabs } = props
  const lookOf = (value: QualityType | Other, colour: string): string =>
    value === tabs.value ? `bg-white ${colour}` : 'text-ink-2 hover:text-ink'
  const qualities = qualityTypes.map(({ type, tab, name }) => ({
    value: type,
    title: name,
    className: lookOf(type, qualityText[type]),
    label: (
      <>
        {renderShape(type)}
        {tab}
      </>
    ),
  }))
  const others = other ? [{ ...other, className: lookOf(other.value, other.colour) }] : []
  return <Tabs<QualityType | Other> label="品质" options={[...qualities, ...others]} {...tabs} />
}
