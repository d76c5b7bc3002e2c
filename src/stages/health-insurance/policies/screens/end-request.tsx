import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RefundRule } from '#src/stages/health-insurance/refunds/rule/screens/refund-rule.tsx'
import type { PolicyView } from '../contract.ts'
import { endRequest as copy } from '../ending/copy.ts'
import { policies } from '#src/stages/health-insurance/screens/api.ts'
import { dayWords } from './moments.ts'

type Props = { policy: PolicyView }

const rereads = ['policies', 'journey'] as const

/** Above all else once it is asked: it can still be taken back. */
export function EndAsked({ policy: { id, endAskedOn } }: Props) {
  const takeBack = useVerb(policies.takeBackEnd, { rereads, done: copy.takenBack })
  if (endAskedOn === null) return null
  return (
    <Notice
      tone="waiting"
      live
      title={copy.isAskedTitle}
      action={
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate({ policy: id })}>
          {copy.takeBack}
        </Button>
      }
    >
      {copy.isAsked(dayWords(endAskedOn))}
    </Notice>
  )
}

/** What goes back if it ends early, and the way to ask for that: asked twice, as an end can't be undone. */
export function EndRequest({ policy: { id, refundRule, endAskedOn, status } }: Props) {
  if (status === 'over') return null
  return (
    <div className="stack-3">
      <RefundRule rule={refundRule} isFolded />
      {endAskedOn === null && (
        <div>
          <ConfirmVerb
            label={copy.label}
            title={copy.title}
            confirm={copy.confirm}
            keep={copy.keep}
            act={() => policies.askEnd({ policy: id })}
            rereads={rereads}
            done={copy.asked}
          >
            <p>{copy.words}</p>
          </ConfirmVerb>
        </div>
      )}
    </div>
  )
}
