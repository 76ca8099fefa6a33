import { useState, type CSSProperties } from 'react'
import { StudentRecords } from '../../../../features/records/student/StudentRecords.tsx'
import { StudentSearch } from '../../../../features/students/bar/StudentSearch.tsx'
import { boardShape } from '../../../../features/students/grid/board-shape.ts'
import { findStudentId } from '../../../../features/students/grid/read-card-event.ts'
import { StudentCard } from '../../../../features/students/grid/StudentCard.tsx'
import { useRoom } from '../../../../features/students/grid/use-room.ts'
import { searchStudents } from '../../../../features/students/list/search-students.ts'
import {
  sortStudents,
  studentOrders,
  type StudentOrder,
} from '../../../../features/students/list/sort-students.ts'
import { NoneFound } from '../../../../features/students/NoneFound.tsx'
import { StudentDrawer } from '../../../../features/students/StudentDrawer.tsx'
import { useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { useClassData, useStudents } from '../ClassData.tsx'
import '../../../../features/students/grid/student-card.css'
import { serverNow } from '../../../../shared/time/server-clock.store.ts'

/** The pupils as they were when the class was archived; a tap opens what was written of one. */
export function ArchivedStudents() {
  const { classId } = useClassData()
  const students = useStudents()
  const isScoreHidden = useScoreDisplay((display) => display.isHidden)
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<StudentOrder>('letter')
  const [openedId, setOpenedId] = useState<string>()
  const shownOrder = isScoreHidden ? 'letter' : order
  const shown = searchStudents(sortStudents(students, shownOrder), typed)
  const { columns, rows, isScrolled } = boardShape(shown.length, useRoom())
  const opened = students.find(({ id }) => id === openedId)
  const openFirst = () => setOpenedId(shown[0]?.id)

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-2.5 sm:gap-3">
        <StudentSearch
          typed={typed}
          onType={setTyped}
          onPickFirst={openFirst}
          onSelectFirst={openFirst}
          onEnter={() => {}}
        />
        <Segmented
          label="排序"
          value={shownOrder}
          options={studentOrders.filter(({ value }) => !isScoreHidden || value !== 'total')}
          onChange={setOrder}
        />
      </div>
      {shown.length === 0 && <NoneFound typed={typed} onClear={() => setTyped('')} />}
      {/* The list itself is no control: it listens for the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        aria-label="学生"
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
        data-is-scrolled={isScrolled ? '' : undefined}
        // Nothing is selected here.
        className="student-grid [&_.student-select]:hidden!"
        onClick={(event) => setOpenedId(findStudentId(event.target))}
      >
        {shown.map((student) => (
          <StudentCard
            key={student.id}
            student={student}
            isSelected={false}
            isSelecting={false}
            isScoreHidden={isScoreHidden}
            isExchanging={false}
            praisedWith={null}
          />
        ))}
      </ul>
      {opened && (
        <StudentDrawer student={opened} onClose={() => setOpenedId(undefined)}>
          <StudentRecords classId={classId} studentId={opened.id} now={serverNow} onUndone={() => {}} />
        </StudentDrawer>
      )}
    </>
  )
}
