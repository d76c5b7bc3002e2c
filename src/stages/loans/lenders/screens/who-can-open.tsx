import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { lenders, type Lender } from '#src/values/lenders.ts'
import type { OffersView } from '#src/stages/loans/offers/contract.ts'
import { loanApplication, loanRereads, loanLenders } from '#src/stages/loans/screens/api.ts'
import { banksRequired } from '#src/stages/loans/application/copy.ts'
import * as copy from '../copy.ts'
import type { Asked } from '../rules.ts'
import { LenderSheet } from './lender-sheet.tsx'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'

type WhoCanOpenProps = { asked: Asked; answers: OffersView }

/** Each lender that the student agreed to, since when, and whether it still can; and the ones not asked yet. */
export function WhoCanOpen({ asked, answers: { sentTo, declined, offers } }: WhoCanOpenProps) {
  const gone = new Set(
    [...sentTo.filter(({ takenBackAt }) => takenBackAt === null), ...declined].map(({ bank }) => bank),
  )
  const left = lenders.filter(bank => !gone.has(bank))
  const accepted = offers.find(offer => offer.accepted)
  return (
    <section aria-label={copy.sheet.sentTo}>
      <h3>{copy.sheet.sentTo}</h3>
      <ul className="stack-2 list below-4">
        {lenders.flatMap(bank =>
          sentTo
            .filter(access => access.bank === bank)
            .map(access => (
              <li className="spread baseline gap-3 lines-0" key={bank}>
                <span>
                  <strong>{bank}</strong> {wordsOf(access)}
                </span>
                {access.isOpen && bank !== accepted?.bid && <TakingBack bank={bank} />}
              </li>
            )),
        )}
      </ul>
      {accepted === undefined && left.length > 0 && <SendToMore asked={asked} among={left} />}
    </section>
  )
}

function wordsOf({ consentedAt, isOpen, takenBackAt }: OffersView['sentTo'][number]): string {
  if (takenBackAt !== null) return copy.sheet.takenBack(dayWords(takenBackAt))
  return isOpen ? copy.sheet.open(dayWords(consentedAt)) : copy.sheet.ended
}

const dayWords = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))

function SendToMore({ asked, among }: { asked: Asked; among: readonly Lender[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [banks, setBanks] = useState<readonly Lender[]>([])
  const [isTried, setIsTried] = useState(false)
  const send = useVerb(() => loanApplication.send({ banks: [...banks] }), {
    rereads: loanRereads,
    done: () => {
      setIsOpen(false)
      setBanks([])
      setIsTried(false)
    },
  })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{copy.sheet.more}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.sheet.more}
        wide
        actions={
          <Button
            kind="primary"
            busy={send.isPending}
            onClick={() => (banks.length === 0 ? setIsTried(true) : send.mutate(undefined))}
          >
            {copy.sheet.send}
          </Button>
        }
      >
        <LenderSheet
          asked={asked}
          among={among}
          ticked={banks}
          onTick={setBanks}
          error={isTried && banks.length === 0 ? banksRequired : undefined}
        />
      </Dialog>
    </>
  )
}

/** Agreeing was one press; taking it back is two, because an offer can end with it. */
const TakingBack = ({ bank }: { bank: Lender }) => (
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
