import { onDemand } from '../../../../shared/on-demand.tsx'
import { useIsRoomy } from '../../../../shared/device/use-is-wide.ts'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { useDeviceTools } from './use-device-tools.tsx'

/** Its place is kept until it comes. */
const MoreMenu = onDemand(async () => (await import('./MoreMenu.tsx')).MoreMenu, {
  isAdornment: true,
  fallback: <span className="size-12 shrink-0" />,
})

/** What is set for this device stands in a row on a screen that a class looks at; all else, and all of it on a phone, behind ⋯. */
export function ClassTools() {
  const tools = useDeviceTools()
  const hasRow = useIsRoomy()
  return (
    <>
      {hasRow &&
        tools.map(({ label, icon, use }) => (
          <IconButton key={label} variant="white" label={label} onClick={use}>
            {icon}
          </IconButton>
        ))}
      <MoreMenu deviceTools={hasRow ? [] : tools} />
    </>
  )
}
