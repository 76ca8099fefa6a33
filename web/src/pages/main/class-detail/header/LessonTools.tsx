import { ChevronDown, Dices, Timer } from 'lucide-react'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { openTimers } from '../../../../features/lesson-tools/timer/timer.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { buttonClasses } from '../../../../shared/ui/buttons/button-classes.ts'
import { Menu } from '../../../../shared/ui/overlay/Menu.tsx'

const LessonToolList = onDemand(async () => (await import('./LessonToolList.tsx')).LessonToolList, {
  preload: 'first-sign',
})

/** The tools of a lesson: those of every lesson by their words, the others behind one button, and on a phone all of them. */
export function LessonTools() {
  const { dispatch } = useClassScreenStore()
  const draw = () => dispatch({ type: 'tool-opened', tool: 'draw' })
  return (
    <>
      <Button variant="white" aria-label="随机点名" className={named} onClick={draw}>
        <Dices />
        点名
      </Button>
      <Button variant="white" aria-label="计时器" className={named} onClick={openTimers}>
        <Timer />
        计时
      </Button>
      <Menu
        label="课堂工具"
        align="end"
        listClassName="w-48"
        triggerProps={{
          'aria-label': '课堂工具',
          className: `${buttonClasses('white', 'm')} ${look} max-md:w-12 max-md:px-0!`,
        }}
        trigger={
          <>
            <Dices className="md:hidden" />
            <span className="max-md:hidden">工具</span>
            <ChevronDown className="max-md:hidden" />
          </>
        }
      >
        {(close) => <LessonToolList onClose={close} onDraw={draw} />}
      </Menu>
    </>
  )
}

const look = 'bg-white/75! px-3.5! hover:bg-white!'
const named = `${look} max-md:hidden max-lg:[&_svg]:hidden`
