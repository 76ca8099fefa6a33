import { useState } from 'react'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { DateField } from '../../shared/ui/form/DateField.tsx'
import { Field } from '../../shared/ui/form/Field.tsx'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { PictureField } from '../../shared/ui/form/PictureField.tsx'
import { SearchInput } from '../../shared/ui/form/SearchInput.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { Stepper } from '../../shared/ui/form/Stepper.tsx'
import { Switch } from '../../shared/ui/form/Switch.tsx'
import { TextArea } from '../../shared/ui/form/TextArea.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import type { Specimen } from '../specimen.ts'

const LONGEST_NAME = '阿卜杜热合曼·买买提依明江'

function Texts() {
  const [name, setName] = useState(LONGEST_NAME)
  return (
    <div className="design-stack">
      <TextField label="姓名" value={name} onChange={setName} hint="1 到 20 个字" />
      <TextField label="手机号" value="1380013" onChange={setName} error="手机号要 11 位数字" />
      <SearchInput label="搜索" placeholder="姓名或拼音首字母" value="" onChange={setName} />
      <TextField label="班级号" value="12345678" onChange={setName} disabled />
      <PasswordField label="密码" value="morning-sun" onChange={setName} />
    </div>
  )
}

function Days() {
  const [day, setDay] = useState('2026-09-01')
  return (
    <div className="design-stack">
      <DateField label="从" value={day} onChange={setDay} />
      <DateField label="到" value="" onChange={setDay} />
    </div>
  )
}

function Areas() {
  const [text, setText] = useState('今天主动帮同学整理了图书角。')
  return (
    <div className="design-stack">
      <TextArea label="备注" value={text} onChange={setText} maxLength={200} rows={3} />
      <TextArea label="通知" value="" onChange={setText} maxLength={500} rows={3} error="写点什么再发" />
    </div>
  )
}

function Choices() {
  const [grade, setGrade] = useState('3')
  const [isOn, setIsOn] = useState(true)
  const [count, setCount] = useState(4)
  return (
    <div className="design-stack">
      <SelectField
        label="年级"
        value={grade}
        onChange={setGrade}
        options={[
          { value: '3', label: '三年级' },
          { value: '4', label: '四年级' },
        ]}
      />
      <Checkbox isChecked={isOn} onChange={setIsOn}>
        公用电脑
      </Checkbox>
      <Checkbox isChecked={false} onChange={setIsOn} error="请先同意用户协议">
        已阅读并同意
      </Checkbox>
      <div className="design-row">
        <Switch label="投屏隐藏分数" isOn={isOn} onChange={setIsOn} />
        <Stepper
          label="组数"
          value={count}
          min={2}
          max={12}
          format={(value) => `${value} 组`}
          onChange={setCount}
        />
      </div>
    </div>
  )
}

export const fieldSpecimens: readonly Specimen[] = [
  {
    components: ['TextField', 'SearchInput', 'PasswordField'],
    about: '错处写在字段下面，说该怎么填。',
    States: Texts,
  },
  { components: ['DateField'], about: '日子用中文写，也用中文打；日历是浏览器自己的。', States: Days },
  { components: ['TextArea'], about: '几行字，数着字数。', States: Areas },
  {
    components: ['SelectField', 'Checkbox', 'Switch', 'Stepper'],
    about: 'Switch 立刻生效，Checkbox 跟着提交。',
    States: Choices,
  },
  {
    components: ['PictureField'],
    about: '选一张或拖一张；看得见进度，失败了还留着。',
    States: () => {
      const [url, setUrl] = useState('')
      return (
        <PictureField
          label="封面"
          purpose="picture"
          value={url}
          onChange={setUrl}
          onHold={() => {}}
          hint="png、jpeg，不超过 3 MB"
        />
      )
    },
  },
  {
    components: ['Field'],
    about: '上面没有的控件，也用同样的标签和错处。',
    States: () => (
      <Field label="上课时间" hint="选一个时间">
        {(field) => <input {...field} type="time" defaultValue="08:10" />}
      </Field>
    ),
  },
]
