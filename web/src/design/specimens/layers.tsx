import { useState, type ReactNode } from 'react'
import { usePointerDrag } from '../../shared/drag/use-pointer-drag.ts'
import { BlockingDialog } from '../../shared/ui/overlay/BlockingDialog.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { DragGhost } from '../../shared/ui/overlay/DragGhost.tsx'
import { Drawer } from '../../shared/ui/overlay/Drawer.tsx'
import { withLoading } from '../../shared/ui/feedback/global-loading.ts'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { PrintView } from '../../shared/ui/layout/PrintView.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import type { Specimen } from '../specimen.ts'

type Layer = { isOpen: boolean; close: () => void }

/** A button, and what it opens. */
function Opener({ label, children }: { label: string; children: (layer: Layer) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="mist" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {children({ isOpen, close: () => setIsOpen(false) })}
    </>
  )
}

function Dialogs() {
  return (
    <div className="design-row">
      <Opener label="Dialog">
        {({ isOpen, close }) => (
          <Dialog
            isOpen={isOpen}
            onClose={close}
            title="加一个学生"
            description="名字写好就能加。"
            footer={<Button onClick={close}>好</Button>}
          />
        )}
      </Opener>
      <Opener label="ConfirmDialog">
        {({ isOpen, close }) => (
          <ConfirmDialog
            isOpen={isOpen}
            title="删除“第一小组”？"
            description="5 名学生回到未分组，点评记录都留着。"
            confirmLabel="删除"
            isDestructive
            onConfirm={close}
            onCancel={close}
          />
        )}
      </Opener>
      <Opener label="BlockingDialog">
        {({ isOpen, close }) =>
          isOpen && (
            <BlockingDialog title="通知" role="alertdialog">
              <p>内容可能已更新，是否刷新页面加载新内容？</p>
              <Button onClick={close}>取消</Button>
            </BlockingDialog>
          )
        }
      </Opener>
    </div>
  )
}

function Sheets() {
  return (
    <div className="design-row">
      <Opener label="Sheet">
        {({ isOpen, close }) => (
          <Sheet isOpen={isOpen} onClose={close} title="随机分组">
            <p className="px-4 pb-6 sm:px-6">宽屏在中间，手机从下面上来。</p>
          </Sheet>
        )}
      </Opener>
      <Opener label="Drawer">
        {({ isOpen, close }) => (
          <Drawer isOpen={isOpen} onClose={close} title="王浩然">
            <p className="px-6 pb-6">从右边来，班级还看得见。</p>
          </Drawer>
        )}
      </Opener>
    </div>
  )
}

const SHOWN_MS = 2_000
const waitAWhile = () => new Promise<void>((done) => setTimeout(done, SHOWN_MS))

const pupil = { username: '陈一诺', header: '3' }
const places = ['窗边', '门边']

/** Held by the mouse, or by a finger that rests first. */
function Drags() {
  const [place, setPlace] = useState('窗边')
  const { drag, handlers } = usePointerDrag((_, to) => setPlace(to))
  return (
    <div className="design-row select-none" {...handlers}>
      {places.map((name) => (
        <div
          key={name}
          data-drop={name}
          className={`grid min-h-24 w-36 place-items-center rounded-card bg-mist ${drag?.overId === name ? 'outline-3 outline-brand' : ''}`}
        >
          {name}
          {place === name && (
            <span data-drag="pupil" className="cursor-grab rounded-full bg-white px-4 py-2 font-bold">
              {pupil.username}
            </span>
          )}
        </div>
      ))}
      {drag && <DragGhost drag={drag} student={pupil} />}
    </div>
  )
}

export const layerSpecimens: readonly Specimen[] = [
  {
    components: ['Dialog', 'ModalContents', 'ConfirmDialog', 'BlockingDialog'],
    about: '收不回的事才问，并说出名字、数目和留下什么；BlockingDialog 只有自己的按钮能关。',
    States: Dialogs,
  },
  {
    components: ['Sheet', 'Drawer'],
    about: '要选的东西多用 Sheet；看一个学生用 Drawer。',
    States: Sheets,
  },
  {
    components: ['GlobalLoading'],
    about: '整页都要等一件事时才用；点外面、按 Escape 都关不掉。',
    States: () => (
      <Button variant="mist" onClick={() => void withLoading(waitAWhile(), '正在退出')}>
        等两秒
      </Button>
    ),
  },
  {
    components: ['LeaveGuard', 'PrintView'],
    about: '一个守住没保存的字，一个只在纸上出现；平时都看不见。',
    States: () => (
      <>
        <LeaveGuard isDirty={false} unsaved="通知还没有发出" description="离开会丢掉写好的字。" />
        <PrintView>只在纸上</PrintView>
        <p>按打印看得到 PrintView。</p>
      </>
    ),
  },
  { components: ['DragGhost'], about: '拖着的学生跟着指针走；手指先按住一会儿。', States: Drags },
]
