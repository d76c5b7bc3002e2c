import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import type { Lender } from '#src/values/lenders.ts'
import { loanLenders, loanRereads } from '#src/stages/loans/screens/api.ts'
import * as copy from '../copy.ts'

/** Agreeing was one press; taking it back is two, because an offer can end with it. */
export const TakingBack = ({ bank }: { bank: Lender }) => (
  <ConfirmVerb
    label={copy.sheet.takeBack}
    aria-label={copy.sheet.takeBackFrom(bank)}
    title={copy.sheet.takeBackTitle(bank)}
    confirm={copy.sheet.takeBackNow}
    act={() => loanLenders.takeBack({ bank })}
    rereads={loanRereads}
    done={copy.sheet.tookBack(bank)}
  >
    <p>{copy.sheet.takeBackWhat(bank)}</p>
  </ConfirmVerb>
)
