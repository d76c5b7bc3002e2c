import { asOne, optional, useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import {
  insuranceOwnCover,
  insuranceRereads,
  insuranceDetails,
  usePlansAt,
  policies as policiesApi,
} from '#src/stages/health-insurance/screens/api.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Missing } from '#src/ui/waiting.tsx'
import { isElsewhere } from '#src/stages/health-insurance/facts.shape.ts'
import type { OwnCoverView } from '../contract.ts'
import * as copy from '../copy.ts'

// Below all the plans, so it may come after them.
const OwnPolicy = later(async () => (await import('./own-policy.tsx')).OwnPolicy, null)
const Offer = later(async () => (await import('./own-cover-offer.tsx')).Offer, null)

/** Above all else once it is said: it is why there is nothing to choose here. */
export function OwnCoverSaid() {
  const { said, query } = useSaid()
  const isNoWaiver = useNoWaiver()
  if (!said) return <Missing query={query} what="your other insurance" />
  const words = said.kind === 'elsewhere' && isNoWaiver ? copy.said.elsewhereNoWaiver : copy.said[said.kind]
  const isWaiverNext = said.kind === 'elsewhere' && !isNoWaiver
  return (
    <>
      <Notice tone={isWaiverNext ? 'ready' : 'done'} live title={words.title} action={<TakeBack />}>
        <p>{words.text}</p>
        {isWaiverNext && <Link href="/health-insurance/get-waiver-guide">{copy.toWaiver}</Link>}
      </Notice>
      <OwnPolicySaid />
    </>
  )
}

/** Its last day and papers; a guest is asked for no file. */
export function OwnPolicySaid() {
  const said = optional(useRead(insuranceOwnCover.read))
  const isGuest = useUser()?.isAnonymous !== false
  return said != null && isElsewhere(said.kind) && !isGuest && <OwnPolicy said={said} />
}

/** Below the plans: for those who buy none here. */
export function OwnCoverOffer() {
  const { said } = useSaid()
  const isNoWaiver = useNoWaiver()
  return said === null && <Offer isNoWaiver={isNoWaiver} />
}

/** Undefined while it isn't known, and where a plan was bought: then there is nothing to say. */
function useSaid(): { said: OwnCoverView | null | undefined; query: ReturnType<typeof asOne> } {
  const [own, policies] = [useRead(insuranceOwnCover.read), useRead(policiesApi.read)]
  return { said: policies.data?.current === null ? own.data : undefined, query: asOne(own, policies) }
}

function TakeBack() {
  const takeBack = useVerb(() => insuranceOwnCover.takeBack({}), { rereads: insuranceRereads })
  return (
    <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
      {copy.takeBack}
    </Button>
  )
}

/** Known once the university was entered; one that nobody has checked has no plans to read it from. */
function useNoWaiver(): boolean {
  const details = optional(useRead(insuranceDetails.read))
  return optional(usePlansAt(details?.universityID))?.university.noWaiver === true
}
