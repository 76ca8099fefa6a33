import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import './choose-animal.css'
import { updateStudent, type Student } from '@pinge/contract/students.ts'
import { ArrowLeft, Check } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { NameText } from '../../../shared/text/NameText.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { headerOf, studentAvatars, type AvatarPicture } from '../../../shared/ui/picture/avatar-pictures.ts'

export type ChooseAnimalDialogProps = { students: readonly Student[]; onClose: () => void }

/** 选动物: the teacher hands the board to one child after the other, and each takes the animal that it likes. */
export function ChooseAnimalDialog({ students, onClose }: ChooseAnimalDialogProps) {
  const [childId, setChildId] = useState<string>()
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const child = students.find(({ id }) => id === childId)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={child ? `${child.username}，选一个你喜欢的动物` : '选动物'}
      className="animals-dialog"
    >
      {child ? (
        <AnimalsOfChild
          key={child.id}
          child={child}
          onBack={() => setChildId(undefined)}
          onChosen={() => {
            setChosenIds((before) => new Set(before).add(child.id))
            setChildId(undefined)
          }}
        />
      ) : (
        <Children students={students} chosenIds={chosenIds} onChoose={setChildId} />
      )}
    </Dialog>
  )
}

type ChildrenProps = {
  students: readonly Student[]
  chosenIds: ReadonlySet<string>
  onChoose: (id: string) => void
}

/** Whose turn it is. Who has chosen since the dialog opened may choose once more. */
function Children({ students, chosenIds, onChoose }: ChildrenProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-base text-ink-2">轮到谁了？点名字，请他自己来选</p>
      <ul className="animals-pupils grid gap-2">
        {students.map(({ id, username, header }) => (
          <li key={id} className="grid">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="relative flex min-w-0 flex-col items-center gap-1.5 rounded-card bg-mist px-1.5 py-3 font-bold hover:bg-brand-tint"
            >
              <Avatar header={header} size={56} />
              <span className="max-w-full text-m leading-tight text-balance wrap-anywhere">
                <NameText>{username}</NameText>
              </span>
              {chosenIds.has(id) && (
                <span className="flex items-center gap-1 text-s text-brand">
                  <Check aria-hidden className="size-4" />
                  选好了
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type AnimalsOfChildProps = { child: Student; onBack: () => void; onChosen: () => void }

function AnimalsOfChild({ child, onBack, onChosen }: AnimalsOfChildProps) {
  const { write, isSending, problem } = useWrite(updateStudent, { isRepeatable: true })
  const [animal, setAnimal] = useState<AvatarPicture>()

  async function take(picture: AvatarPicture): Promise<void> {
    const { isDone } = await write({ id: child.id, header: headerOf(picture) })
    if (isDone) onChosen()
  }

  if (!animal) return <Animals header={child.header} onChoose={setAnimal} onBack={onBack} />
  return (
    <div className="flex h-full flex-col items-center justify-center gap-5 text-center">
      <Avatar header={headerOf(animal)} className="animals-chosen animate-rise-in" />
      <p role="status" className="text-xl font-bold">
        {animal.name}
      </p>
      <Problem text={problem} className="text-m" />
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="l" variant="mist" disabled={isSending} onClick={() => setAnimal(undefined)}>
          再看看
        </Button>
        <Button size="l" isBusy={isSending} onClick={() => void take(animal)}>
          就是它
        </Button>
      </div>
    </div>
  )
}

type AnimalsProps = { header: string; onChoose: (animal: AvatarPicture) => void; onBack: () => void }

/** All animals at once on a board, each large enough for a child's hand. */
function Animals({ header, onChoose, onBack }: AnimalsProps) {
  return (
    <div className="flex h-full flex-col gap-3">
      <ul className="animals-choice grid flex-1 gap-2">
        {studentAvatars.map((animal) => (
          <li key={animal.id} className="grid">
            <button
              type="button"
              aria-pressed={headerOf(animal) === header}
              onClick={() => onChoose(animal)}
              className="flex min-w-0 flex-col items-center justify-center gap-1.5 rounded-card bg-mist p-2 font-bold hover:bg-brand-tint"
            >
              <Avatar header={headerOf(animal)} size={84} />
              <span className="text-m">{animal.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        换个同学
      </Button>
    </div>
  )
}
