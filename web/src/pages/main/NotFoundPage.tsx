import { ArrowLeft, House } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'

export function NotFoundPage() {
  const navigate = useNavigate()
  const user = useCurrentUser()
  return (
    <div className="m-auto flex max-w-full flex-col items-center px-4 py-10 text-center">
      <span className="relative grid size-52 cramped:size-36 place-items-center rounded-full bg-white">
        <Picture name="kite" size={132} />
        <Picture name="cloud" size={76} className="absolute -right-6 bottom-2" />
      </span>
      <p className="num mt-6 text-lg text-ink-3">404</p>
      <h1 className="mt-1 text-xl font-bold">这一页像风筝一样飞走了</h1>
      <p className="mt-2 text-m text-ink-2">地址可能写错了，或者页面已经不在这里。</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={user ? '/index' : '/home'} size="l">
          <House aria-hidden />
          返回首页
        </ButtonLink>
        <Button variant="white" size="l" onClick={() => void navigate(-1)}>
          <ArrowLeft aria-hidden />
          上一页
        </Button>
      </div>
    </div>
  )
}
