import type { Origins } from '#src/features/people/values/origins/rules.ts'
import type { AccountBeginning } from '#src/features/people/values/screens/account-from.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { defaultPrefix } from '#src/values/countries.ts'
import { successes } from '../copy.ts'
import { checkSignUp } from '../rules.ts'
import { ConsentFields } from './consent-fields.tsx'
import { PhoneProof } from './phone-proof.tsx'
import { accounts } from './session.ts'
import { noteSignUp, useEntering } from './use-entering.ts'

const blank = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  phone: { prefix: defaultPrefix, number: '' },
  otp: '',
  password: '',
  confirm: '',
  emailConsent: false,
  terms: false,
}

type Values = typeof blank

/** The call has the prefix and the number side by side; the form has them in one field. */
const asCall = ({ phone, ...rest }: Values) => ({ ...rest, prefix: phone.prefix, phone: phone.number })

type SignUpFormProps = {
  beginning?: AccountBeginning
  originsOf?: (held: typeof blank) => Origins
}

export function SignUpForm({ beginning, originsOf }: SignUpFormProps) {
  const enter = useEntering()
  const form = useForm({
    initial: { ...blank, ...beginning },
    check: values => checkSignUp(asCall(values), isPhoneNumber),
    submit: async values => {
      const session = await accounts.signUp(asCall(values))
      draft.clear()
      noteSignUp()
      enter(session, successes.accountReady)
    },
  })
  const draft = useDraft('sign-up', 'visitor', form, { except: ['otp', 'password', 'confirm'] })
  return (
    <FormFrame form={form} label="Create an account" from={originsOf?.(form.values)}>
      <div className="stack-4 tiles-2 lines-5">
        <TextInput {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextInput {...form.field('middleName')} label="Middle name" autoComplete="additional-name" optional />
        <TextInput {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextInput {...form.field('email')} label="E-mail" type="email" autoComplete="email" />
      <PhoneProof phone={form.field('phone')} otp={form.field('otp')} />
      <div className="stack-4 tiles-2 lines-5">
        <PasswordInput
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
        />
        <PasswordInput
          {...form.field('confirm')}
          label="Confirm password"
          autoComplete="new-password"
          hint="The same once more."
        />
      </div>
      <ConsentFields email={form.field('emailConsent')} terms={form.field('terms')} />
      <Button kind="primary" type="submit" busy={form.busy}>
        Create the account
      </Button>
    </FormFrame>
  )
}
