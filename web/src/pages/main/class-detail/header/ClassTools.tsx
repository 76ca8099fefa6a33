import { Ellipsis } from 'lucide-react'
import { iconButtonClasses, type IconButtonVariant } from '../../../../shared/ui/buttons/button-classes.ts'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { ActionMenu } from '../../../../shared/ui/overlay/ActionMenu.tsx'
import { useDeviceTools, useSeldomTools, type Tool } from './use-class-tools.tsx'

/** Buttons in a row and a menu; on a phone the menu alone. */
export function ClassTools() {
  const { row, full } = useDeviceTools()
  const seldom = useSeldomTools()
  return (
    <>
      <div className="flex gap-1.5 max-md:hidden">
        {[...row, ...full].map(({ label, icon, use }) => (
          <IconButton key={label} variant="white" label={label} onClick={use}>
            {icon}
          </IconButton>
        ))}
        {seldom.length > 0 && <ToolMenu tools={seldom} variant="white" />}
      </div>
      <div className="md:hidden">
        <ToolMenu tools={[...row, ...seldom]} variant="plain" />
      </div>
    </>
  )
}

function ToolMenu({ tools, variant }: { tools: readonly Tool[]; variant: IconButtonVariant }) {
  return (
    <ActionMenu
      label="更多"
      listClassName="w-56"
      triggerProps={{
        'aria-label': '更多',
        title: '更多',
        className: iconButtonClasses(variant),
      }}
      trigger={<Ellipsis />}
      actions={tools.map(({ label, icon, use }) => ({ label, icon, run: use }))}
    />
  )
}
