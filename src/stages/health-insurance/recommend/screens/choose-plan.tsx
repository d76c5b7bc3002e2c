import { useLocation } from 'wouter'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { insuranceDetails, insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import * as copy from '../copy.ts'
import type { Priced } from '../rules.ts'

type ChoosePlanProps = { priced: Priced; chosen: string | null; isNext?: boolean; isBrief?: boolean }

const purchase = '/health-insurance/purchase-insurance'

/** The one that is chosen leads on; what the university refuses is a plain stop. */
export function ChoosePlan({ priced: { plan, verdict }, chosen, isNext = false, isBrief = false }: ChoosePlanProps) {
  const [, navigate] = useLocation()
  const choose = useVerb(() => insuranceDetails.choose({ planID: plan.planID }), {
    rereads: insuranceRereads,
    done: () => navigate(purchase),
  })
  const kind = isNext ? 'primary' : 'quiet'
  if (verdict.isRefused) return isBrief ? <p>{copy.notSold}</p> : <Notice tone="wrong">{copy.refusedStop}</Notice>
  return (
    <>
      {verdict.is === 'fails' && !isBrief && <Notice tone="waiting">{copy.shortWarning}</Notice>}
      <div>
        {chosen === plan.planID ? (
          <ButtonLink kind={kind} href={purchase}>
            Go on with {plan.retailName}
          </ButtonLink>
        ) : (
          <Button kind={kind} busy={choose.isPending} onClick={() => choose.mutate(undefined)}>
            Choose {plan.retailName}
          </Button>
        )}
      </div>
    </>
  )
}
