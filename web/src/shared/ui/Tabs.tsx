import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode }

export type TabsProps<Value extends string> = {
  label: string
  value: Value
  tabs: readonly Tab<Value>[]
  onChange: (value: Value) => void
  className?: string
}

export function Tabs<Value extends string>({ label, value, tabs, onChange, className }: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Primitive.Root value={value} onValueChange={choose} className={className}>
      <Primitive.List aria-label={label} className="flex gap-7">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="relative flex min-h-12 items-center gap-1.5 text-lg font-bold text-ink-3 after:absolute after:bottom-0.5 after:left-1/2 after:h-[5px] after:w-7 after:-translate-x-1/2 after:rounded-full data-[state=active]:text-ink data-[state=active]:after:bg-sun"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
