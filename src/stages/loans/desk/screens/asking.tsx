import { useQueryClient } from '@tanstack/react-query'
import { When } from '../../../../features/desk/screens/when.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DateInput } from '../../../../ui/date-input.tsx'
import { useForm } from '../../../../ui/form.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { dayOf, formatDay } from '../../../../values/dates.ts'
import type { ApplicationFile } from '../contract.ts'
import { checkAsk } from '../rules.ts'
import { loanDesk, useLoanDeed, type Which } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'
import { paperAddress } from './what-was-sent.tsx'

type AskingProps = { file: ApplicationFile; which: Which }

/** What is missing, until when; and what was answered. */
export function Asking({ file: { asks, declined, offer }, which }: AskingProps) {
  return (
    <Card as="section" label="Questions">
      <h2>Questions</h2>
      <ul className={s.asks}>
        {asks.map(ask => (
          <OneAsk key={ask.id} ask={ask} which={which} />
        ))}
      </ul>
      {declined === null && offer?.accepted !== true && <AskForm which={which} />}
    </Card>
  )
}

function OneAsk({ ask, which }: { ask: ApplicationFile['asks'][number]; which: Which }) {
  const takeBack = useLoanDeed(
    () => loanDesk.withdrawAsk({ ask: ask.id, bank: which.bank }),
    'The question is taken back.',
  )
  return (
    <li>
      <p className={s.quiet}>
        {ask.askedBy} asked <When at={ask.askedAt} />, by {formatDay(Temporal.PlainDate.from(ask.dueOn))}
      </p>
      <p className={s.words}>{ask.question}</p>
      {ask.answeredAt === null ? (
        <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
          Take it back
        </Button>
      ) : (
        <>
          <p className={s.quiet}>
            Answered <When at={ask.answeredAt} />
          </p>
          <p className={s.words}>{ask.answer}</p>
          {ask.documents.map(document => (
            <a key={document.id} href={paperAddress(which, document.id)} target="_blank" rel="noreferrer">
              {document.name}
            </a>
          ))}
        </>
      )}
    </li>
  )
}

const today = () => dayOf(Temporal.Now.instant()).toString()

function AskForm({ which }: { which: Which }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({
    initial: { question: '', dueOn: '' },
    check: values => checkAsk(values, today()),
    submit: async values => {
      await loanDesk.ask({ ...which, ...values })
      form.replace({ question: '', dueOn: '' })
      toasts.success('Asked. The student is being told.')
      await queries.invalidateQueries({ queryKey: ['loans'] })
    },
  })
  return (
    <FormFrame form={form} label="Ask the student">
      <TextArea {...form.field('question')} label="What is missing" minRows={2} maxRows={8} />
      <DateInput {...form.field('dueOn')} label="Until" />
      <div>
        <Button type="submit" busy={form.busy}>
          Ask the student
        </Button>
      </div>
    </FormFrame>
  )
}
