import { useEffect } from 'react'
import { send } from '#src/browser/api.ts'
import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { missingPremium } from '../copy.ts'

/** The plan has no band for this age: the page says where to ask, and the desk is notified of the plan. */
export function MissingPremium({ plan }: { plan: string }) {
  const openChat = useChat()
  useEffect(() => noteMissing(plan), [plan])
  return (
    <Notice
      tone="wrong"
      live
      title={missingPremium}
      action={
        <Button onClick={() => openChat({ draft: `There is no price for me with the plan ${plan}.` })}>
          Contact support
        </Button>
      }
    >
      This plan has no premium for your age on the first day of cover.
    </Notice>
  )
}

/** Somebody has to mend the plan: no student can. */
function noteMissing(plan: string): void {
  const report = { message: `${plan} has no premium for this age.`, stack: '', url: location.pathname }
  void send('POST', '/api/errors', JSON.stringify(report))
}
