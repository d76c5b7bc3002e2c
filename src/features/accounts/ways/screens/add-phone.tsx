import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { defaultPrefix } from '#src/values/countries.ts'
import { checkOtp, checkPhone } from '#src/features/accounts/rules.ts'
import { useAdding } from './use-proof.tsx'
import { PhoneProof } from '#src/features/accounts/screens/phone-proof.tsx'
import * as copy from '../copy.ts'
import { ways } from './api.ts'

export function AddPhone({ onAdded }: { onAdded: () => void }) {
  const { added, dialog } = useAdding(copy.phoneAdded, onAdded)
  const form = useForm({
    initial: { phone: { prefix: defaultPrefix, number: '' }, otp: '' },
    check: ({ phone: { prefix, number }, otp }) => ({
      ...checkPhone({ prefix, phone: number }, isPhoneNumber),
      ...checkOtp({ otp }),
    }),
    submit: ({ phone: { prefix, number }, otp }) => added(() => ways.putPhone({ prefix, phone: number, otp })),
  })
  return (
    <>
      <FormFrame form={form} label="Add a phone number">
        <PhoneProof phone={form.field('phone')} otp={form.field('otp')} />
        <SubmitButton form={form}>Put this number on my account</SubmitButton>
      </FormFrame>
      {dialog}
    </>
  )
}
