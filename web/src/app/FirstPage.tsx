import { lazyPart } from './load-screen.ts'
import { screens } from './routes.ts'
import { useDocumentTitle } from './use-document-title.ts'

const signIn = screens.find(({ path }) => path === '/')
if (!signIn) throw new Error('The route table has no sign-in page')
const { title, page } = signIn
const SignInPage = lazyPart(page)

/** The sign-in page without a layout of the router. */
export function FirstPage() {
  useDocumentTitle(title)
  return (
    <main className="flex min-h-dvh flex-col">
      <SignInPage />
    </main>
  )
}
