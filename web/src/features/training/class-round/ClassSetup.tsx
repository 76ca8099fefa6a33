import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { LevelSetup, type LevelSetupProps } from './LevelSetup.tsx'

/** How long a class looks: seconds that a teacher chooses from. */
const looks = ['10', '20', '30', '60'] as const
export type LookSeconds = (typeof looks)[number]

export type ClassSetupProps = LevelSetupProps & {
  seconds: LookSeconds
  onSeconds: (seconds: LookSeconds) => void
}

/** What a class plays, and how long it looks. */
export function ClassSetup({ seconds, onSeconds, ...level }: ClassSetupProps) {
  return (
    <>
      <LevelSetup {...level} />
      <Segmented
        label="看多久"
        value={seconds}
        options={looks.map((value) => ({ value, label: `看 ${value} 秒` }))}
        onChange={onSeconds}
        className="self-start max-sm:[&>button]:px-2.5 max-[24rem]:[&>button]:px-1 max-[22rem]:[&>button]:px-0.5"
      />
    </>
  )
}
