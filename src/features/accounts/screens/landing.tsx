import { EmailForm } from './email-form.tsx'
import { useEntryWords } from './use-words.ts'
import { SignInPage } from './sign-in-page.tsx'

export default function Landing() {
  const { signIn: copy } = useEntryWords().words
  return (
    <SignInPage title={copy.title} current="/">
      <EmailForm />
    </SignInPage>
  )
}
