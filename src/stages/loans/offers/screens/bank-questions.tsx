import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { loanOffers, loanRereads } from '#src/stages/loans/screens/api.ts'
import type { OffersView } from '../contract.ts'
import { answerRequired } from '../copy.ts'
import { readAgain } from '#src/browser/queries.ts'

type Ask = OffersView['asks'][number]

/** Who asks for what, by when; answered where it stands, the first of them next. Once there are offers, one of them is next. */
export function BankQuestions({ asks, isNext }: { asks: readonly Ask[]; isNext: boolean }) {
  const user = useUser()
  if (asks.length === 0 || !user) return null
  const next = isNext ? asks.find(({ answeredAt }) => answeredAt === null) : undefined
  return (
    <section id="asks" className="heads-3 stack-3" aria-label="What the banks ask">
      <h3>What the banks ask</h3>
      {asks.map(ask => (
        <Card key={ask.id} as="article" label={`${ask.bank} asks`} next={ask === next}>
          <div className="stack-4">
            <p>
              <strong>
                {ask.bank}
                {ask.askedBy === '' ? '' : `, ${ask.askedBy}`}
              </strong>{' '}
              asked on {formatDay(dayOf(Temporal.Instant.from(ask.askedAt)))}, and needs it by{' '}
              {formatDay(Temporal.PlainDate.from(ask.dueOn))}:
            </p>
            <p className="readable quoted indent-4 as-typed">{ask.question}</p>
            {ask.answeredAt === null ? (
              <AnswerForm ask={ask} owner={user.id} isNext={ask === next} />
            ) : (
              <Answered ask={ask} />
            )}
          </div>
        </Card>
      ))}
    </section>
  )
}

function Answered({ ask: { answer, answeredAt, documents, bank } }: { ask: Ask }) {
  return (
    <>
      <p>
        You answered{answeredAt === null ? '' : ` on ${formatDay(dayOf(Temporal.Instant.from(answeredAt)))}`}. {bank}{' '}
        has it now.
      </p>
      {answer !== null && answer !== '' && <p className="readable quoted indent-4 as-typed">{answer}</p>}
      {documents.map(document => (
        <DocumentLink key={document.id} document={document} />
      ))}
    </>
  )
}

function AnswerForm({ ask, owner, isNext }: { ask: Ask; owner: string; isNext: boolean }) {
  const queries = useQueryClient()
  const [documents, setDocuments] = useState<readonly DocumentView[]>([])
  const [isSending, setIsSending] = useState(false)
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) => (answer.trim() === '' && documents.length === 0 ? { answer: answerRequired } : {}),
    submit: async ({ answer }) => {
      await loanOffers.answer({ id: ask.id, answer, documents: documents.map(({ id }) => id) })
      draft.clear()
      await readAgain(queries, ...loanRereads)
    },
  })
  const draft = useDraft(`loan-ask/${ask.id}`, owner, form)
  return (
    <FormFrame form={form} label={`Answer ${ask.bank}`}>
      <TextArea {...form.field('answer')} label="Your answer" minRows={2} maxRows={10} />
      <FileField
        label="Files"
        optional
        purpose="loan"
        most={10}
        value={documents}
        onChange={setDocuments}
        onSending={setIsSending}
      />
      <div>
        <Button kind={isNext ? 'primary' : 'quiet'} type="submit" busy={form.busy || isSending} busyWords="Sending">
          Send the answer
        </Button>
      </div>
    </FormFrame>
  )
}
