import { exportTeacher } from '@pinge/contract/privacy/exports.ts'
import { FileDown } from 'lucide-react'
import { download } from '../../shared/api/call/download.ts'
import { useTask } from '../../shared/api/use-task.ts'
import { saveFile } from '../../shared/table/save-file.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'

/** 导出我的资料: what the privacy policy promises to every teacher, as a file of their own. */
export function ExportOwn() {
  const { run, isRunning, problem } = useTask(async () =>
    saveFile(await download(exportTeacher, {}), '我的全部资料.zip'),
  )
  return (
    <section className="mt-6 flex flex-col items-start gap-2">
      <h3 className="text-m font-bold">导出我的资料</h3>
      <p className="text-s text-ink-2">
        一个压缩包：账号、班级、自己的点评项和句子，还有“我的资料”里的文件。里面的网页用任何电脑都能打开。
      </p>
      <Button variant="mist" isBusy={isRunning} onClick={() => void run()}>
        <FileDown aria-hidden />
        导出
      </Button>
      <Problem text={problem} />
    </section>
  )
}
