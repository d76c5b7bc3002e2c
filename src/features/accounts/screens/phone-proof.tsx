import { useState } from 'react'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import type { PhoneValue } from '#src/ui/phone-input.tsx'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { signUp } from '../copy.ts'
import { PhoneField } from './phone-field.tsx'
import { sendCode as sendCodeTo } from './send-code.ts'
import { wholeNumber } from './whole-number.ts'

/** A phone and the code that proves it is in one's hand. */
export function PhoneProof({ phone, otp }: { phone: Binding<PhoneValue>; otp: Binding<string> }) {
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { prefix, number } = phone.value

  async function sendCode() {
    if (!isPhoneNumber(prefix, number)) return setFailure(signUp.phoneInvalid)
    setSending(true)
    setFailure(undefined)
    try {
      await sendCodeTo({ prefix, phone: number })
      setSentTo(wholeNumber(phone.value))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setSending(false)
  }

  return (
    <div className="stack-3">
      <PhoneField {...phone} error={failure ?? phone.error} label="Phone" />
      <div>
        <Button busy={isSending} onClick={() => void sendCode()}>
          {sentTo === undefined ? 'Send a code to this phone' : 'Send another code'}
        </Button>
      </div>
      <div className="above-3">
        <CodeInput
          {...otp}
          label="Code"
          hint={
            sentTo === undefined
              ? 'Six digits, once you have asked for them.'
              : `Sent to ${sentTo}. It works for 10 minutes.`
          }
        />
      </div>
    </div>
  )
}
