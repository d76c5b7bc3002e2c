import { useQueryClient } from '@tanstack/react-query'
import { readArrival } from '#src/browser/arrival.ts'
import { PhoneField } from '#src/features/accounts/screens/phone-field.tsx'
import { accounts, sessionQuery } from '#src/features/accounts/screens/session.ts'
import { successes } from '#src/features/accounts/copy.ts'
import { LegalLinks } from '#src/features/accounts/legal/screens/legal-links.tsx'
import { checkRegister } from '#src/features/accounts/rules.ts'
import { accountAsks } from '#src/features/people/person/rules.ts'
import { accountFrom } from '#src/features/people/values/screens/account-from.ts'
import { useKnown, type Known } from '#src/features/people/values/screens/use-known.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { examplePhone, isPhoneNumber } from '#src/browser/phone-rules.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import fields from '#src/stages/health-insurance/application/screens/wizard.module.css'
import { readAllAgain } from '#src/browser/queries.ts'

/** Who came by a link is at the address that it was sent to. */
function beginningOf(known: Known) {
  const account = accountFrom(known)
  return { ...account, email: readArrival().email ?? account.email, password: '' }
}

type Typed = ReturnType<typeof beginningOf>

const asCall = ({ phone, ...rest }: Typed) => ({ ...rest, prefix: phone.prefix, phone: phone.number })

/** The Register step: the guest stays the same person, and what was chosen stays chosen. */
export function RegisterForm({ owner }: { owner: string }) {
  const known = useKnown()
  return known === undefined ? <Loading /> : <Register owner={owner} known={known} />
}

function Register({ owner, known }: { owner: string; known: Known }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({
    initial: beginningOf(known),
    check: typed => checkRegister(asCall(typed), isPhoneNumber, examplePhone(typed.phone.prefix)),
    submit: async typed => {
      const session = await accounts.register(asCall(typed))
      draft.clear()
      toasts.success(successes.accountReady)
      queries.setQueryData(sessionQuery.queryKey, session)
      await readAllAgain(queries)
    },
  })
  const draft = useDraft('insurance-register', owner, form, { except: ['password'] })
  return (
    <FormFrame form={form} label="Register" from={known.under('account', accountAsks)(form.values)}>
      <h3>Register</h3>
      <p className="readable muted">
        An account keeps your application, your card and your dates. If you have one already, press Logout and sign in.
      </p>
      <div className={classes('stack-4 tiles-4 bottom medium lines-5', fields.fields)}>
        <TextInput {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextInput {...form.field('middleName')} label="Middle name" autoComplete="additional-name" optional />
        <TextInput {...form.field('lastName')} label="Last name" autoComplete="family-name" />
        <TextInput {...form.field('email')} label="E-mail" type="email" autoComplete="email" />
        <PhoneField {...form.field('phone')} label="Phone" />
        <PasswordInput
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
        />
      </div>
      <p className="readable muted">
        By registering you accept our terms. <LegalLinks />
      </p>
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          Register and continue
        </Button>
      </Actions>
    </FormFrame>
  )
}
