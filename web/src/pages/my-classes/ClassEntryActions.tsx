import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { JoinClassButton } from '../../features/class-teachers/join/JoinClassButton.tsx'
import { classDetailPath } from '../../shared/navigation/class-detail-path.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'

/** A class of one's own, or a colleague's. */
export function ClassEntryActions() {
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap justify-center gap-2.5 max-sm:w-full">
      <JoinClassButton
        onEnter={(classId) => void navigate(classDetailPath(classId))}
        className="max-sm:flex-1"
      />
      <ButtonLink to="/comment/create" className="max-sm:flex-1">
        <Plus aria-hidden />
        创建班级
      </ButtonLink>
    </div>
  )
}
