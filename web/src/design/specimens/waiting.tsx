import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { LoadMore } from '../../shared/ui/buttons/LoadMore.tsx'
import { LockNote } from '../../shared/ui/feedback/LockNote.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { SlowNote } from '../../shared/ui/feedback/SlowNote.tsx'
import { StaleEdit } from '../../shared/ui/feedback/StaleEdit.tsx'
import type { Specimen } from '../specimen.ts'

export const waitingSpecimens: readonly Specimen[] = [
  {
    components: ['Skeleton', 'SkeletonGroup'],
    about: '和要来的东西一样大，在白卡片上颜色深一点；200 毫秒内到的不显示。',
    States: () => (
      <div className="design-window dawn">
        <SkeletonGroup className="design-stack p-4">
          <Skeleton className="h-12" />
          <div className="rounded-card bg-white p-4">
            <Skeleton className="h-12" />
          </div>
        </SkeletonGroup>
      </div>
    ),
  },
  {
    components: ['EmptyState'],
    about: '一张图、一句话、下一步。',
    States: () => (
      <EmptyState
        picture="seedling"
        title="班里还没有学生"
        text="粘贴名单，一分钟就好。"
        action={<Button>添加学生</Button>}
      />
    ),
  },
  {
    components: ['ErrorBox'],
    about: '站在内容的位置，周围都还在。',
    States: () => (
      <div className="design-stack">
        <ErrorBox onRetry={() => showSuccess('再试一次')} />
        <ErrorBox reason="网络连接失败" onRetry={() => showSuccess('再试一次')} />
      </div>
    ),
  },
  {
    components: ['SlowNote'],
    about: '等了五秒还没有来时才出现；站在哪里由那个位置决定。',
    States: () => <SlowNote className="w-fit rounded-full bg-white px-4 py-2 text-s shadow-float" />,
  },
  {
    components: ['LockNote'],
    about: '锁定的档案上面；谁锁的，什么时候。',
    States: () => <LockNote lock={{ teacherName: '王老师', lockedAt: Date.UTC(2026, 10, 23, 0, 30) }} />,
  },
  {
    components: ['Problem'],
    about: '站在没有做成的按钮或输入旁边，写过的都还在。',
    States: () => <Problem text="网络连接失败" />,
  },
  {
    components: ['StaleEdit'],
    about: '站在保存的位置：别人先存了同一项，两份都看得到，选了才覆盖。',
    States: () => (
      <StaleEdit
        what="班级信息"
        differences={[{ label: '班主任', mine: '王老师', theirs: '李老师' }]}
        isBusy={false}
        onKeepMine={() => showSuccess('用我写的')}
        onTakeTheirs={() => showSuccess('用已保存的')}
      />
    ),
  },
  {
    components: ['LoadMore'],
    about: '后面还有时才在；失败了从原处再试。',
    States: () => (
      <div className="design-row">
        {[
          { isFetchingNextPage: false, isFetchNextPageError: false },
          { isFetchingNextPage: true, isFetchNextPageError: false },
          { isFetchingNextPage: false, isFetchNextPageError: true },
        ].map((state, place) => (
          <LoadMore
            key={place}
            pages={{ ...state, hasNextPage: true, fetchNextPage: () => showSuccess('再来一页') }}
          />
        ))}
      </div>
    ),
  },
]
