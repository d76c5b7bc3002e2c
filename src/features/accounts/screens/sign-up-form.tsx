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
import { checkSignUp } from '../rules.ts'
import { useEntry } from './use-entry.ts'
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
  const { words, wrong } = useEntry()
  const { create, fields, successes } = words
  const enter = useEntering()
  const form = useForm({
    initial: { ...blank, ...beginning },
    check: values => wrong(checkSignUp(asCall(values), isPhoneNumber)),
    submit: async values => {
      const session = await accounts.signUp(asCall(values))
      draft.clear()
      noteSignUp()
      enter(session, successes.accountReady)
    },
  })
  const draft = useDraft('sign-up', 'visitor', form, { except: ['otp', 'password', 'confirm'] })
  return (
    <FormFrame form={form} label={create.title} from={originsOf?.(form.values)}>
      <div className="stack-4 tiles-2 lines-5">
        <TextInput {...form.field('firstName')} label={fields.firstName} autoComplete="given-name" />
        <TextInput
          {...form.field('middleName')}
          label={fields.middleName}
          autoComplete="additional-name"
          optional={fields.optional}
        />
        <TextInput {...form.field('lastName')} label={fields.lastName} autoComplete="family-name" />
      </div>
      <TextInput {...form.field('email')} label={fields.email} type="email" autoComplete="email" />
      <PhoneProof phone={form.field('phone')} otp={form.field('otp')} />
      <div className="stack-4 tiles-2 lines-5">
        <PasswordInput
          {...form.field('password')}
          label={fields.password}
          showLabel={fields.showPassword}
          autoComplete="new-password"
          hint={fields.passwordHint}
        />
        <PasswordInput
          {...form.field('confirm')}
          label={fields.confirm}
          showLabel={fields.showPassword}
          autoComplete="new-password"
          hint={fields.confirmHint}
        />
      </div>
      <ConsentFields email={form.field('emailConsent')} terms={form.field('terms')} />
      <Button kind="primary" type="submit" busy={form.busy}>
        {create.submit}
      </Button>
    </FormFrame>
  )
}
