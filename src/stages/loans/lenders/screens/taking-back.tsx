import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { Lender } from '#src/values/lenders.ts'
import { loanLenders, loanRereads } from '#src/stages/loans/screens/loan-queries.ts'
import * as copy from '../copy.ts'

/** Agreeing was one press; taking it back is two, because an offer can end with it. */
export function TakingBack({ bank }: { bank: Lender }) {
  const [isOpen, setIsOpen] = useState(false)
  const takeBack = useVerb(() => loanLenders.takeBack({ bank }), {
    rereads: loanRereads,
    done: copy.sheet.tookBack(bank),
  })
  return (
    <>
      <Button kind="link" aria-label={copy.sheet.takeBackFrom(bank)} onClick={() => setIsOpen(true)}>
        {copy.sheet.takeBack}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.sheet.takeBackTitle(bank)}
        actions={
          <>
            <Button kind="danger" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
              {copy.sheet.takeBackNow}
            </Button>
            <Button onClick={() => setIsOpen(false)}>Not now</Button>
          </>
        }
      >
        <p>{copy.sheet.takeBackWhat(bank)}</p>
      </Dialog>
    </>
  )
}
