import { readOf } from '#src/browser/reads.ts'
import { InRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { useState } from 'react'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { libraryGuides } from '../../copy.ts'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay, parseDay } from '#src/values/dates.ts'
import { sevis, useVisaVerb, visaNumbers } from '#src/stages/visas/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import type { SevisView } from '../contract.ts'
import * as copy from '../copy.ts'
import { progressionOf, sevisFee } from '../rules.ts'
import { Bill } from './bill.tsx'
import { FeeGuide } from './fee-guide.tsx'
import { AskReversal } from './later-reversal.ts'
import { useSevis } from './later-sevis.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(PaySevisFee, queries =>
  Promise.all([
    queries.fetchQuery(readOf(sevis.read)),
    queries.fetchQuery(readOf(visaNumbers.read)),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

/** The step: what is to be paid and until when, and the guide through paying it. */
function PaySevisFee() {
  const fee = useSevis()
  const step = useStep('visas', 'PaySEVISFee')
  const [isOpen, setIsOpen] = useState(false)
  if (fee.data === undefined) return <Waiting query={fee} />
  const isComplete = step?.status === 'complete'
  const progression = progressionOf({ ...fee.data, isComplete })
  const guide = (
    <Button kind={isComplete ? 'quiet' : 'primary'} onClick={() => setIsOpen(true)}>
      {wordsFor(progression, isComplete)}
    </Button>
  )
  return (
    <Stack gap={5}>
      {fee.data.paidAt === null ? <ToPay due={step?.dates?.[0]?.when} /> : <Paid fee={fee.data} />}
      {isComplete ? <Actions>{guide}</Actions> : guide}
      <Words of={['sevis', 'i20']} />
      <HelpLinks of={libraryGuides} names={['sevis-fee', 'all-fees']} />
      <Bill />
      {isOpen && <FeeGuide fee={fee.data} start={progression} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}

function wordsFor(progression: number, isComplete: boolean): string {
  if (isComplete) return 'Look at the guide again'
  return progression === 0 ? 'Start the guide' : `Go on with part ${progression + 1} of 3`
}

function ToPay({ due }: { due: string | undefined }) {
  const day = due === undefined ? undefined : parseDay(due)
  return (
    <p>
      <strong>$350</strong>
      <InRupees amount={sevisFee} />, paid once to the US government on its own site.{' '}
      {day === undefined
        ? 'Pay it at least three business days before your interview.'
        : `Pay it by ${formatDay(day)}, three business days before your interview.`}
    </p>
  )
}

function Paid({ fee: { paidAt, paidWith, reversalAskedAt } }: { fee: SevisView }) {
  if (paidAt === null) return null
  return (
    <Notice
      tone="done"
      title={`You noted on ${dayWords(paidAt)} that you paid, ${copy.paid[paidWith ?? 'elsewhere']}`}
      action={paidWith === 'card' ? reversalAskedAt === null && <AskReversal /> : <TakeBack />}
    >
      {copy.paid.receipt}
      {reversalAskedAt !== null && <p>{copy.paid.asked(dayWords(reversalAskedAt))}</p>}
    </Notice>
  )
}

const dayWords = (at: string): string => formatDay(dayOf(Temporal.Instant.from(at)))

function TakeBack() {
  const takeBack = useVisaVerb(() => sevis.takeBack({}))
  return (
    <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
      {copy.paid.takeBack}
    </Button>
  )
}
