import { Ellipsis } from 'lucide-react'
import { useIsSeenByClass } from '../../../../shared/device/is-seen-by-class.ts'
import { iconButtonClasses, type IconButtonVariant } from '../../../../shared/ui/buttons/button-classes.ts'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { ActionMenu } from '../../../../shared/ui/overlay/ActionMenu.tsx'
import { useDeviceTools, useManagementTools, useSeldomTools, type Tool } from './use-class-tools.tsx'

/** What is set for this device stands in a row on a screen that a class looks at; all else, and all of it on a phone, behind ⋯. */
export function ClassTools() {
  const { device, full } = useDeviceTools()
  const seldom = useSeldomTools()
  const management = useManagementTools()
  const hasRow = useIsSeenByClass()
  const row = [...device, ...full]
  return (
    <>
      {hasRow &&
        row.map(({ label, icon, use }) => (
          <IconButton key={label} variant="white" label={label} onClick={use}>
            {icon}
          </IconButton>
        ))}
      <ToolMenu
        tools={[...seldom, ...(hasRow ? [] : row), ...management]}
        variant={hasRow ? 'white' : 'plain'}
      />
    </>
  )
}

function ToolMenu({ tools, variant }: { tools: readonly Tool[]; variant: IconButtonVariant }) {
  if (tools.length === 0) return null
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
