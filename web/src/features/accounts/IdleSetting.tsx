import { changeIdleLock, idleChoices, useIdleLock } from '../../shared/session/idle-lock.store.ts'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'

const options = idleChoices.map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? '不遮住' : `${minutes} 分钟`,
}))

/** Of this device alone: after how long rooms with guardians and archives are covered. */
export function IdleSetting() {
  const minutes = useIdleLock((lock) => lock.minutes)
  return (
    <section className="mt-6 flex flex-col gap-2">
      <h3 className="text-m font-bold">离开电脑后遮住家长信息和档案</h3>
      <Segmented
        label="离开多久后遮住"
        value={String(minutes)}
        options={options}
        onChange={(value) =>
          changeIdleLock({ minutes: idleChoices.find((choice) => String(choice) === value) ?? 10 })
        }
        className="[&_button]:px-2"
      />
      <p className="text-s text-ink-2">
        只在这台电脑上有效。遮住以后，用密码或手机扫码继续，没有保存的内容都还在。
      </p>
    </section>
  )
}
