import './styles/sign-in.css'
import { SignInPage } from '../pages/home/SignInPage.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** The sign-in page without a layout of the router. */
export function FirstPage() {
  useDocumentTitle('登录')
  return (
    <main className="flex min-h-dvh flex-col">
      <SignInPage />
    </main>
  )
}
