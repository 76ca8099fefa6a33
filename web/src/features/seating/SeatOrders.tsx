import type { Student } from '@pinge/contract/students.ts'
import { ChevronDown, Hash, Ruler, Users } from 'lucide-react'
import { useState } from 'react'
import type { Random } from '@pinge/contract/values/seeded-random.ts'
import { buttonClasses } from '../../shared/ui/buttons/button-classes.ts'
import { ActionMenu } from '../../shared/ui/overlay/ActionMenu.tsx'
import { byNumber, inMixedPairs } from './seating-plan.ts'
import { SeatOrderSheet } from './SeatOrderSheet.tsx'

export type SeatOrdersProps = {
  students: readonly Student[]
  random: Random
  /** All pupils, in the order in which they sit from the front row on. */
  onOrder: (ids: readonly string[]) => void
}

/** The orders by which a class is seated: by 学号, by height as the class lines up, and boys beside girls. */
export function SeatOrders({ students, random, onOrder }: SeatOrdersProps) {
  const [isLiningUp, setIsLiningUp] = useState(false)
  return (
    <>
      <ActionMenu
        label="按什么排"
        align="start"
        listClassName="w-52"
        trigger={
          <>
            按规则排
            <ChevronDown aria-hidden />
          </>
        }
        triggerProps={{ className: buttonClasses('white', 'm') }}
        actions={[
          { label: '按学号排', icon: <Hash />, run: () => onOrder(byNumber(students)) },
          { label: '按身高排', icon: <Ruler />, run: () => setIsLiningUp(true) },
          { label: '男女同桌', icon: <Users />, run: () => onOrder(inMixedPairs(students, random)) },
        ]}
      />
      {isLiningUp && (
        <SeatOrderSheet
          students={students}
          onDone={(ids) => {
            setIsLiningUp(false)
            onOrder(ids)
          }}
          onClose={() => setIsLiningUp(false)}
        />
      )}
    </>
  )
}
