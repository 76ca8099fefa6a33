import type { ReactNode } from 'react'
import { Menu, type MenuProps } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'

export type Action = { label: string; icon: ReactNode; run: () => void }

export type ActionMenuProps = Omit<MenuProps, 'children'> & { actions: readonly Action[] }

/** A menu of what can be done: it shuts before the action runs. */
export function ActionMenu({ actions, ...menu }: ActionMenuProps) {
  return (
    <Menu align="end" {...menu}>
      {(close) =>
        actions.map(({ label, icon, run }) => (
          <MenuItem
            key={label}
            className="font-bold whitespace-nowrap"
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
