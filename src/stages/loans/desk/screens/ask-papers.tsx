import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { ApplicationFile } from '../contract.ts'
import { checkAsk, isSettled } from '../rules.ts'
import { loanDesk, useLoanVerb, type Which } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/loans/screens/loans.module.css'
import { PaperLink } from './what-was-sent.tsx'

type AskingProps = { file: ApplicationFile; which: Which; me: string }

/** What is missing, until when; and what was answered. */
export function Asking({ file: { asks, state }, which, me }: AskingProps) {
  if (asks.length === 0 && isSettled(state)) return null
  return (
    <Card as="section" label="Questions">
      <div className="stack-4">
        <h2>Questions</h2>
        {asks.length > 0 && (
          <ul className={s.asks} aria-label="Questions">
            {asks.map(ask => (
              <OneAsk key={ask.id} ask={ask} which={which} />
            ))}
          </ul>
        )}
        {!isSettled(state) && <AskForm which={which} me={me} />}
      </div>
    </Card>
  )
}

function OneAsk({ ask, which }: { ask: ApplicationFile['asks'][number]; which: Which }) {
  const takeBack = useLoanVerb(
    () => loanDesk.withdrawAsk({ ask: ask.id, bank: which.bank }),
    'The question is taken back.',
  )
  return (
    <li className={classes('stack-2 ruled pad-y-4', s.ask)}>
      <p className="readable as-typed">{ask.question}</p>
      <p className="quiet">
        {ask.askedBy} asked <When at={ask.askedAt} />, to be answered by {formatDay(Temporal.PlainDate.from(ask.dueOn))}
      </p>
      {ask.answeredAt === null ? (
        <div>
          <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
            Take the question back
          </Button>
        </div>
      ) : (
        <div className={s.answer}>
          {ask.answer !== '' && <p className="readable as-typed">{ask.answer}</p>}
          {ask.documents.map(document => (
            <PaperLink key={document.id} document={document} which={which} />
          ))}
          <p className="quiet">
            Answered <When at={ask.answeredAt} />
          </p>
        </div>
      )}
    </li>
  )
}

const today = () => dayOf(Temporal.Now.instant())
const blank = { question: '', dueOn: '' }

function AskForm({ which, me }: { which: Which; me: string }) {
  const form = useSentForm({
    draft: `loan-question:${which.student}:${which.bank}`,
    owner: me,
    initial: blank,
    check: values => checkAsk(values, today().toString()),
    send: values => loanDesk.ask({ ...which, ...values }),
    rereads: ['loans'],
    done: 'Asked. The student is being notified.',
  })
  return (
    <FormFrame form={form} label="Ask the student">
      <TextArea {...form.field('question')} label="What is missing" minRows={2} maxRows={8} />
      <div className="stack-4 tiles-2">
        <DateInput {...form.field('dueOn')} label="Until" min={today().add({ days: 1 }).toString()} />
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          Ask the student
        </Button>
      </div>
    </FormFrame>
  )
}
