import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { PolicyView } from '../contract.ts'
import { claimsAddress as copy } from '../copy.ts'
import s from './policies.module.css'

/** Where the insurer takes claims by post, or whom to ask for it. */
export function ClaimsAddress({ policy }: { policy: PolicyView }) {
  const { claimsAddress, insuranceCompany, insurancePlan, partner } = policy
  const openChat = useChat()
  return (
    <div className="stack-3">
      <h3>{copy.title}</h3>
      {claimsAddress === null ? (
        <Notice
          tone="wrong"
          title={copy.missing}
          action={<Button onClick={() => openChat({ draft: copy.draft(insurancePlan) })}>{copy.ask}</Button>}
        />
      ) : (
        <>
          <address className={s.address}>
            {insuranceCompany}
            <br />
            {claimsAddress}
          </address>
          <p className="quiet">{partner === 'WellAway' ? copy.here : copy.byPost}</p>
        </>
      )}
    </div>
  )
}
