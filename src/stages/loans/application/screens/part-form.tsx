import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allIsSent } from '#src/browser/unsent/sender.ts'
import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useForm } from '#src/ui/form.ts'
import { FoldRow } from '#src/ui/fold-row.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { messages, type Messages } from '#src/values/messages.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { useOrigins, type Known } from '#src/features/people/values/screens/use-known.ts'
import type { Lender } from '#src/values/lenders.ts'
import { loanApplication, loanRereads } from '#src/stages/loans/screens/api.ts'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { filledIn, loanAsks } from '../from-profile/rules.ts'
import { askedIn, checkPart, draftOf, heldIn, isLack, papersFor, type Answers, type Held, type Part } from '../rules.ts'
import { AnswerFields } from './answer-fields.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import { PaperList } from './paper-list.tsx'
import { useKeptAnswers } from './use-kept-answers.ts'
import { readAgain } from '#src/browser/queries.ts'

type PartFormProps = {
  part: Part
  application: ApplicationView
  /** Of the passport profile. */
  facts: Facts
  known: Known
  owner: string
  onSubmitted: () => void
}

// Once somebody asks for it.
const Need = later(
  orNothing(async () => (await import('#src/stages/loans/need/screens/need.tsx')).Need),
  null,
)

const InviteThem = later(
  orNothing(async () => (await import('#src/stages/loans/co-borrower/screens/given-papers.tsx')).InviteThem),
  null,
)

// The lenders are chosen with the last part.
const LenderSheet = later(
  async () => (await import('#src/stages/loans/lenders/screens/lender-sheet.tsx')).LenderSheet,
  null,
)

/** The answers and the papers of one part; before the first, how much there is to ask for. */
export function PartForm({ part, application, facts, known, onSubmitted }: PartFormProps) {
  const queries = useQueryClient()
  const [banks, setBanks] = useState<readonly Lender[]>([])
  const wrongIn = (typed: Answers): Messages => ({
    ...checkPart(part, typed, heldOf(application)),
    ...(part === 'financial' && messages({ banks: banks.length === 0 && copy.banksRequired })),
  })
  const reread = () => readAgain(queries, ...loanRereads)
  const form = useForm<Answers>({
    initial: filledIn(application.answers, facts, known.all),
    check: wrongIn,
    submit: async () => {
      await keep()
      await allIsSent(thing => thing === draftOf(part) || isLack(thing))
      try {
        await loanApplication.submit({ part, banks: [...banks] })
      } catch (error) {
        // A paper that went missing on another device says so beside its own field.
        await reread()
        throw error
      }
      await reread()
      onSubmitted()
    },
  })
  const wrong: Messages = form.isTried ? wrongIn(form.values) : {}
  const { isKept, keep } = useKeptAnswers(part, form.values, application.answers, form.isChanged)
  const isOnDevice = useKept().has(draftOf(part))
  const from = useOrigins('loan', loanAsks(facts), form.values)
  const asked = papersFor(part, form.values)
  return (
    <>
      {part === 'academics' && (
        <FoldRow summary={copy.workOut.title} detail={copy.workOut.detail}>
          <Need amount={form.values.amount} onUse={lakhs => form.set('amount', lakhs)} />
        </FoldRow>
      )}
      <FormFrame form={form} label={copy.partNames[part]} from={from}>
        <AnswerFields part={part} form={form} kept={application.answers} />
        <PaperList asked={asked} application={application} missing={wrong} />
        {part === 'financial' && <InviteThem />}
        {part === 'financial' && (
          <LenderSheet asked={askedIn(form.values)} ticked={banks} onTick={setBanks} error={wrong.banks} />
        )}
        <Actions>
          <Button kind="primary" type="submit" busy={form.busy} busyWords="Submitting">
            {copy.submitPart[part]}
          </Button>
          <span role="status">{isKept ? (isOnDevice ? keptHere : 'Saved') : 'Saving what you typed'}</span>
        </Actions>
        {part !== 'financial' && <p>{copy.goOn}</p>}
      </FormFrame>
    </>
  )
}

const heldOf = ({ papers, coPapers, lacks }: ApplicationView): Held => heldIn(papers, coPapers, lacks)
