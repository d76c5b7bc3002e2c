import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { readAgain } from '#src/browser/queries.ts'
import { todayHere } from '#src/browser/zone.ts'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatDay } from '#src/values/dates.ts'
import { messages } from '#src/values/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { insuranceOwnCover, insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import type { OwnCoverView } from '../contract.ts'
import { policy as copy } from '../policy/copy.ts'
import { insurancePapers, lastDayProblem, mostPapers } from '../policy/rules.ts'

type Values = { lastDay: string; papers: readonly DocumentView[] }

/** The policy from elsewhere: until when it covers them, and its papers. Both can be corrected. */
export function OwnPolicy({ said }: { said: OwnCoverView }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const form: Form<Values> = useForm<Values>({
    initial: { lastDay: said.lastDay ?? '', papers: said.papers },
    check: ({ lastDay }) => messages({ lastDay: lastDayProblem(lastDay, todayHere()) }),
    submit: async ({ lastDay, papers }) => {
      await insuranceOwnCover.keep({ lastDay, papers: papers.map(({ id }) => id) })
      toasts.success(copy.saved)
      await readAgain(queries, ...insuranceRereads)
    },
  })
  return (
    <section className="stack-4 readable" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      {said.lastDay !== null && <p>{endWords(said.lastDay)}</p>}
      <FormFrame form={form} label={copy.title}>
        <DateInput {...form.field('lastDay')} label={copy.lastDay} hint={copy.lastDayHint} optional />
        <FileField
          {...form.field('papers')}
          label={copy.papers}
          hint={copy.papersHint}
          optional
          purpose="own-cover"
          papers={insurancePapers}
          most={mostPapers}
          onSending={setSending}
        />
        <SubmitButton kind="quiet" form={{ busy: form.busy || isSending }}>
          {copy.save}
        </SubmitButton>
      </FormFrame>
    </section>
  )
}

function endWords(lastDay: string): string {
  const day = Temporal.PlainDate.from(lastDay)
  return (lastDay < todayHere().toString() ? copy.isOver : copy.ends)(formatDay(day))
}
