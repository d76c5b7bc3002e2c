import { EmailForm } from './email-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

export default function Landing() {
  return (
    <SignInPage title="Sign in" current="/">
      <EmailForm />
    </SignInPage>
  )
}
