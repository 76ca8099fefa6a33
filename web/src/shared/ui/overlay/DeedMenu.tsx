import type { ReactNode } from 'react'
import { Menu, type MenuProps } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'

export type Deed = { label: string; icon: ReactNode; run: () => void }

export type DeedMenuProps = Omit<MenuProps, 'children'> & { deeds: readonly Deed[] }

/** A menu of what can be done: it shuts, and the deed is done. */
export function DeedMenu({ deeds, ...menu }: DeedMenuProps) {
  return (
    <Menu align="end" {...menu}>
      {(close) =>
        deeds.map(({ label, icon, run }) => (
          <MenuItem
            key={label}
            className="font-bold"
            onSelect={() => {
              close()
              run()
            }}
          >
            {icon}
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
