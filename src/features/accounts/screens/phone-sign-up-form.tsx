import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { defaultPrefix } from '#src/values/countries.ts'
import { ApiError } from '#src/wire/client.ts'
import type { SessionView } from '../contract.ts'
import { checkPhoneSignUp } from '../rules.ts'
import { useEntry } from './use-entry.ts'
import { ConsentFields } from './consent-fields.tsx'
import { PhoneProof } from './phone-proof.tsx'
import { accounts, useUser } from './session.ts'
import { noteSignUp, useEntering } from './use-entering.ts'

const blank = {
  phone: { prefix: defaultPrefix, number: '' },
  otp: '',
  emailConsent: false,
  terms: false,
}

type Values = typeof blank

const asCall = ({ phone, ...rest }: Values) => ({ ...rest, prefix: phone.prefix, phone: phone.number })

/** The short way: a phone, its code and both consents. Name and e-mail are asked on the home page and where a step needs them. */
export function PhoneSignUpForm() {
  const { words, wrong } = useEntry()
  const { create, successes } = words
  const enter = useEntering()
  const isGuest = useUser()?.isAnonymous === true
  const form = useForm({
    initial: blank,
    check: values => wrong(checkPhoneSignUp(asCall(values), isPhoneNumber)),
    submit: async values => {
      const { session, isNew } = await enterOrCreate(asCall(values), isGuest)
      draft.clear()
      if (isNew) noteSignUp()
      enter(session, isNew ? successes.accountReady : successes.signedIn)
    },
  })
  const draft = useDraft('sign-up-by-phone', 'visitor', form, { except: ['otp'] })
  return (
    <FormFrame form={form} label={create.phoneForm}>
      <PhoneProof phone={form.field('phone')} otp={form.field('otp')} />
      <ConsentFields email={form.field('emailConsent')} terms={form.field('terms')} />
      <Button kind="primary" type="submit" busy={form.busy}>
        {create.submit}
      </Button>
    </FormFrame>
  )
}

/** A number that has an account already signs in to it. What a guest has entered would stay behind there, so they create one or hear why not. */
async function enterOrCreate(
  input: ReturnType<typeof asCall>,
  isGuest: boolean,
): Promise<{ session: SessionView; isNew: boolean }> {
  try {
    if (!isGuest) return { session: await accounts.signInByPhone({ ...input, create: false }), isNew: false }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'phone-unknown') throw error
  }
  return { session: await accounts.signInByPhone({ ...input, create: true }), isNew: true }
}
