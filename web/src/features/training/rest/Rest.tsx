import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { StageClock } from '../stage/StageClock.tsx'
import { REST_MS } from './session.store.ts'

/** 护眼: after a quarter of an hour everybody looks far away for a while. The teacher may go on. */
export function Rest({ onEnd }: { onEnd: () => void }) {
  return (
    <div role="status" className="m-auto flex flex-col items-center gap-5 text-center">
      <Picture name="eyes" size={120} />
      <h2 className="text-2xl font-bold">练了一刻钟，歇一歇眼睛</h2>
      <p className="text-l text-ink-2">看看 6 米以外的地方，窗外的树、操场，都行。</p>
      <StageClock label="还有" fullMs={REST_MS} isShown onEnd={onEnd} />
      <Button variant="quiet" onClick={onEnd}>
        老师点这里继续
      </Button>
    </div>
  )
}
