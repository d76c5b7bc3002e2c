import { useState } from 'react'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeInput } from '#src/ui/code-input.tsx'
import type { PhoneValue } from '#src/ui/phone-input.tsx'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { useEntryWords } from './use-words.ts'
import { PhoneField } from './phone-field.tsx'
import { sendCode as sendCodeTo } from './send-code.ts'
import { wholeNumber } from './whole-number.ts'

/** A phone and the code that proves it is in one's hand. */
export function PhoneProof({ phone, otp }: { phone: Binding<PhoneValue>; otp: Binding<string> }) {
  const { codes, fields, wrong } = useEntryWords().words
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { prefix, number } = phone.value

  async function sendCode() {
    if (!isPhoneNumber(prefix, number)) return setFailure(wrong.signUp.phoneInvalid)
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
      <PhoneField {...phone} error={failure ?? phone.error} label={fields.phone} prefixLabel={fields.prefix} />
      <div>
        <Button busy={isSending} onClick={() => void sendCode()}>
          {sentTo === undefined ? codes.prove : codes.proveAgain}
        </Button>
      </div>
      <div className="above-3">
        <CodeInput {...otp} label={fields.code} hint={sentTo === undefined ? codes.proveHint : codes.sentTo(sentTo)} />
      </div>
    </div>
  )
}
