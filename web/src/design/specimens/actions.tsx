import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ButtonVariant } from '../../shared/ui/buttons/button-classes.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { ActionMenu } from '../../shared/ui/overlay/ActionMenu.tsx'
import { ExportButton } from '../../shared/ui/buttons/ExportButton.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../shared/ui/overlay/MenuItem.tsx'
import { PrintButton } from '../../shared/ui/buttons/PrintButton.tsx'
import { OwnDays, RangePicker, type PickedRange } from '../../shared/ui/form/RangePicker.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { showError, showSuccess, showUndo } from '../../shared/ui/feedback/show-toast.ts'
import { QualityTabs } from '../../shared/ui/layout/QualityTabs.tsx'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import { Tabs } from '../../shared/ui/layout/Tabs.tsx'
import type { Specimen } from '../specimen.ts'

const variants: readonly ButtonVariant[] = ['primary', 'sun', 'soft', 'mist', 'white', 'quiet', 'danger']
const nothing = () => undefined

function Buttons() {
  return (
    <div className="design-stack">
      {variants.map((variant) => (
        <div key={variant} className="design-row">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="l">
            大
          </Button>
          <Button variant={variant} isBusy>
            正在做
          </Button>
          <Button variant={variant} disabled>
            不能点
          </Button>
        </div>
      ))}
      <ButtonLink to="/">去另一个页面</ButtonLink>
    </div>
  )
}

function IconButtons() {
  return (
    <div className="design-row">
      <IconButton label="更多">
        <Ellipsis />
      </IconButton>
      <IconButton label="添加" variant="white">
        <Plus />
      </IconButton>
      <IconButton label="删除" disabled>
        <Trash2 />
      </IconButton>
    </div>
  )
}

function Menus() {
  const [sort, setSort] = useState('letter')
  return (
    <div className="design-row">
      <Menu label="排序" trigger="选一个" triggerProps={{ className: 'min-h-12 px-5' }}>
        {(close) =>
          ['letter', 'score'].map((value) => (
            <MenuItem
              key={value}
              isChecked={sort === value}
              onSelect={() => {
                setSort(value)
                close()
              }}
            >
              {value === 'letter' ? '首字母' : '总分'}
            </MenuItem>
          ))
        }
      </Menu>
      <ActionMenu
        label="小组"
        trigger="做一件事"
        triggerProps={{ className: 'min-h-12 px-5' }}
        actions={[
          { label: '重命名', icon: <Pencil />, run: () => showSuccess('已重命名') },
          { label: '删除', icon: <Trash2 />, run: () => showError('删不掉，请再试一次') },
        ]}
      />
    </div>
  )
}

function Choices() {
  const [tab, setTab] = useState<'students' | 'teams'>('students')
  return (
    <Segmented
      label="看什么"
      value={tab}
      onChange={setTab}
      options={[
        { value: 'students', label: '学生' },
        { value: 'teams', label: '小组' },
      ]}
    />
  )
}

function Toasts() {
  return (
    <div className="design-row">
      <Button variant="mist" onClick={() => showSuccess('已保存')}>
        成功
      </Button>
      <Button variant="mist" onClick={() => showError('网络连接失败')}>
        失败
      </Button>
      <Button variant="mist" onClick={() => showUndo('已表扬 王浩然 +1', nothing)}>
        可撤销
      </Button>
    </div>
  )
}

function TabRows() {
  const [term, setTerm] = useState('first')
  return (
    <>
      <Tabs
        label="学期"
        value={term}
        panelId="design-tab-panel"
        onChange={setTerm}
        className="flex w-fit gap-1 rounded-[18px] bg-groove p-1"
        tabClassName="min-h-12 rounded-[14px] px-5 font-bold text-ink-2 aria-selected:bg-white aria-selected:text-ink"
        options={[
          { value: 'first', label: '第一学期' },
          { value: 'second', label: '第二学期', title: '三月到七月' },
        ]}
      />
      <p role="tabpanel" id="design-tab-panel" className="p-3">
        {term === 'first' ? '九月到一月' : '三月到七月'}
      </p>
    </>
  )
}

function Qualities() {
  const [quality, setQuality] = useState<QualityType>(1)
  return (
    <>
      <QualityTabs
        value={quality}
        panelId="design-quality-panel"
        onChange={setQuality}
        className="flex w-fit gap-1 rounded-[18px] bg-groove p-1"
        tabClassName="flex min-h-12 items-center gap-1.5 rounded-[14px] px-4 font-bold"
        renderShape={(type) => <QualityShape type={type} />}
      />
      <p role="tabpanel" id="design-quality-panel" className="p-3">
        第 {quality} 种品质
      </p>
    </>
  )
}

function Ranges() {
  const [picked, setPicked] = useState<PickedRange>({ range: 'custom', from: '2026-11-16', to: '2026-11-20' })
  const picker = { picked, today: Date.parse('2026-11-23T00:00:00Z'), onPick: setPicked }
  return (
    <div className="grid gap-3">
      <RangePicker {...picker} />
      <OwnDays {...picker} />
    </div>
  )
}

export const actionSpecimens: readonly Specimen[] = [
  {
    components: ['Button', 'ButtonLink'],
    about: '一屏只有一个 primary；sun 只用于表扬；danger 只用于收不回的事。链接去别的页面。',
    States: Buttons,
  },
  {
    components: ['IconButton'],
    about:
      '图标人人认得时用；名字给耳朵，鼠标停半秒就在提示里（shared/ui/overlay/tooltips.ts，一切 title 都这样）。',
    States: IconButtons,
  },
  {
    components: ['Menu', 'MenuItem', 'MenuList', 'ActionMenu'],
    about: '选一个用 Menu，做一件事用 ActionMenu；方向键、Escape 都管用。',
    States: Menus,
  },
  {
    components: ['Tabs'],
    about: '一屏里的几部分，一次看一部分；Tab 键停一次，方向键换。样子随所在的地方。',
    States: TabRows,
  },
  { components: ['QualityTabs'], about: '五种品质，各有各的形状和颜色。', States: Qualities },
  { components: ['Segmented'], about: '几个里选一个，全都看得见。', States: Choices },
  {
    components: ['RangePicker'],
    about: '一段时间：今日、本周、本月、本学期，或者自己选日子。',
    States: Ranges,
  },
  { components: ['Toaster'], about: '说做完了什么；同一句话只出一次；撤销留 8 秒。', States: Toasts },
  {
    components: ['ExportButton', 'PrintButton'],
    about: '把眼前的表带走：文件或纸。',
    States: () => (
      <div className="design-row">
        <ExportButton onExport={async () => undefined} />
        <PrintButton />
      </div>
    ),
  },
]
