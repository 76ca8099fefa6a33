import { User, Users } from 'lucide-react'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { useClassTab } from './use-class-tab.ts'

const options = [
  {
    value: 'student',
    label: (
      <>
        <User aria-hidden />
        学生
      </>
    ),
  },
  {
    value: 'group',
    label: (
      <>
        <Users aria-hidden />
        小组
      </>
    ),
  },
] as const

/** 学生 | 小组 */
export function ClassTabs() {
  const { tab, openTab } = useClassTab()
  const { dispatch } = useClassScreenStore()
  return (
    <Segmented
      label="看学生还是小组"
      value={tab}
      options={options}
      onChange={(next) => {
        dispatch({ type: 'activity-ended' })
        openTab(next)
      }}
      className="max-md:flex md:max-lg:[&_svg]:hidden"
    />
  )
}
