import { Fragment } from 'react'
import { Sheet } from '../../../../shared/ui/overlay/Sheet.tsx'

const keys: readonly { of: string; rows: readonly (readonly [keys: readonly string[], does: string])[] }[] = [
  {
    of: '找人和选人',
    rows: [
      [['A–Z'], '按拼音首字母找学生'],
      [['Enter'], '点评找到的第一个；选好了人，就给他们点评'],
      [['空格'], '选上找到的第一个，或光标所在的学生'],
      [['←', '→', '↑', '↓'], '在学生之间移动'],
      [['Ctrl', '点'], '选中'],
      [['Shift', '点'], '选上一排'],
    ],
  },
  {
    of: '点评时',
    rows: [
      [['1', '–', '9'], '选点评项'],
      [['←', '→'], '换品质'],
      [['Esc'], '关闭'],
    ],
  },
  {
    of: '随时',
    rows: [
      [['Ctrl', 'Z'], '撤销上一次点评'],
      [['Esc'], '取消选择；结束连续点评'],
      [['?'], '查看快捷键'],
    ],
  },
]

/** All keys of a class, as one looks them up. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Sheet isOpen onClose={onClose} title="快捷键" className="md:w-[35rem]">
      <div className="grid gap-5 overflow-y-auto px-4 pb-6 sm:px-6">
        {keys.map(({ of, rows }) => (
          <section key={of}>
            <h3 className="mb-1.5 text-m font-bold text-ink-2">{of}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1.5">
              {rows.map(([names, does]) => (
                <Fragment key={does}>
                  <dt className="flex min-w-36 flex-wrap gap-1">
                    {names.map((name) => (
                      <kbd
                        key={name}
                        className="num rounded-[0.375rem] bg-mist px-2 text-m/7 font-bold text-ink"
                      >
                        {name}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-base">{does}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
