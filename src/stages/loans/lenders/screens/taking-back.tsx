import { useVerb } from '#src/browser/use-verb.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import type { Lender } from '#src/values/lenders.ts'
import { loanLenders, loanRereads } from '#src/stages/loans/screens/api.ts'
import * as copy from '../copy.ts'

/** Agreeing was one press; taking it back is two, because an offer can end with it. */
export function TakingBack({ bank }: { bank: Lender }) {
  const takeBack = useVerb(() => loanLenders.takeBack({ bank }), {
    rereads: loanRereads,
    done: copy.sheet.tookBack(bank),
  })
  return (
    <ConfirmButton
      label={copy.sheet.takeBack}
      aria-label={copy.sheet.takeBackFrom(bank)}
      title={copy.sheet.takeBackTitle(bank)}
      confirm={copy.sheet.takeBackNow}
      keep="Not now"
      busy={takeBack.isPending}
      onConfirm={() => takeBack.mutate(undefined)}
    >
      <p>{copy.sheet.takeBackWhat(bank)}</p>
    </ConfirmButton>
  )
}
