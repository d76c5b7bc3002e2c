import { useQueryClient } from '@tanstack/react-query'
import { readArrival } from '../../../../browser/arrival.ts'
import { PhoneField } from '../../../../features/accounts/screens/phone-field.tsx'
import { accounts, sessionQuery } from '../../../../features/accounts/screens/session.ts'
import { successes } from '../../../../features/accounts/copy.ts'
import { LegalLinks } from '../../../../features/legal/screens/legal-links.tsx'
import { checkRegister } from '../../../../features/accounts/rules.ts'
import { Actions } from '../../../../ui/actions.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useDraft } from '../../../../ui/drafts.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { useForm } from '../../../../ui/form.ts'
import { PasswordInput } from '../../../../ui/password-input.tsx'
import { examplePhone, isPhoneNumber } from '../../../../browser/phone-rules.ts'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { defaultPrefix } from '../../../../values/countries.ts'
import fields from '../../application/screens/wizard.module.css'
import { readAllAgain } from '../../../../browser/queries.ts'

const blank = (email: string) => ({
  firstName: '',
  middleName: '',
  lastName: '',
  email,
  phone: { prefix: defaultPrefix, number: '' },
  password: '',
})

type Typed = ReturnType<typeof blank>

const asCall = ({ phone, ...rest }: Typed) => ({ ...rest, prefix: phone.prefix, phone: phone.number })

/** The Register step: the guest stays the same person, and what was chosen stays chosen. */
export function RegisterForm({ owner }: { owner: string }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({
    initial: blank(readArrival().email ?? ''),
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
    <FormFrame form={form} label="Register">
      <h3>Register</h3>
      <p className={fields.lede}>
        An account keeps your application, your card and your dates. If you have one already, press Logout and sign in.
      </p>
      <div className={fields.fields}>
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
      <p className={fields.lede}>
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
