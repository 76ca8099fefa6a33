import { ScreenFrame } from './ScreenFrame.tsx'

/** The layout of what everyone may see. */
export function HomeLayout() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col">
      <ScreenFrame skeleton={<div className="dawn flex-1" />} />
    </div>
  )
}
