import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Reasons, Verdict, VerdictSentence } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { acknowledgement, askDraft, askUs, beforeYouPay } from '#src/stages/health-insurance/demands/verdict/copy.ts'
import type { RequestView } from '../contract.ts'

type AcknowledgementProps = {
  request: RequestView
  value: boolean
  onChange: (isConfirmed: boolean) => void
  error: string | undefined
}

/** Before somebody pays: what speaks against a waiver, which they confirm to have read. The server asks for it as well. */
export function Acknowledgement({ request, ...confirm }: AcknowledgementProps) {
  const openChat = useChat()
  const { verdict, universityName, planName, toAcknowledge } = request
  if (toAcknowledge === null) return <Verdict verdict={verdict} university={universityName} />
  return (
    <div className="stack-3">
      <Notice
        tone={verdict.is === 'fails' ? 'wrong' : 'waiting'}
        title={beforeYouPay}
        action={<Button onClick={() => openChat({ draft: askDraft(planName, universityName) })}>{askUs}</Button>}
      >
        <VerdictSentence verdict={verdict} university={universityName} />
        <Reasons verdict={verdict} />
      </Notice>
      <Checkbox {...confirm} name="acknowledged" label={acknowledgement(verdict, universityName)} />
    </div>
  )
}
