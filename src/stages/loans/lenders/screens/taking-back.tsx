import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
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
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.sheet.takeBackTitle(bank)}
        confirm={copy.sheet.takeBackNow}
        keep="Not now"
        busy={takeBack.isPending}
        onConfirm={() => takeBack.mutate(undefined)}
      >
        <p>{copy.sheet.takeBackWhat(bank)}</p>
      </ConfirmDialog>
    </>
  )
}
