import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormFrame } from '../../../ui/form-frame.tsx'
import { useForm } from '../../../ui/form.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { successes } from '../copy.ts'
import { checkPasswordSignIn } from '../rules.ts'
import { accounts } from './session.ts'
import s from './sign-in-forms.module.css'
import { useEntering } from './use-entering.ts'

export function EmailForm() {
  const enter = useEntering()
  const form = useForm({
    initial: { email: '', password: '' },
    check: checkPasswordSignIn,
    submit: async values => enter(await accounts.signIn(values), successes.signedIn),
  })
  return (
    <FormFrame form={form} label="Sign in with e-mail and password">
      <TextInput {...form.field('email')} label="E-mail" type="email" autoComplete="username" />
      <PasswordInput {...form.field('password')} label="Password" autoComplete="current-password" />
      <div className={s.foot}>
        <Button kind="primary" type="submit" busy={form.busy}>
          Sign in
        </Button>
        <ButtonLink kind="link" href="/reset-password">
          Forgot your password
        </ButtonLink>
      </div>
    </FormFrame>
  )
}
