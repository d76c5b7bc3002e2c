import { accountAsks } from '#src/features/people/person/rules.ts'
import { accountFrom } from '#src/features/people/values/screens/account-from.ts'
import { useKnown } from '#src/features/people/values/screens/use-known.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** All that a guest has entered stays theirs, and so it isn’t typed again. */
export function GuestSignUp() {
  const known = useKnown()
  if (known === undefined) return <Loading />
  return <SignUpForm beginning={accountFrom(known)} originsOf={known.under('account', accountAsks)} />
}
