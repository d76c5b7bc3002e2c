import { todayHere } from '#src/browser/zone.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatDay } from '#src/values/dates.ts'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkChecked, findings, isAhead, type Checked } from '../rules.ts'
import { postInterview, useOutcomeVerb, useReadOutcome } from './api.ts'

type CheckLogProps = { view: PostInterviewView; me: string; caseNumber: string }

/** When one looked at the status page, and what it said. */
export function CheckLog({ view, me, caseNumber }: CheckLogProps) {
  return (
    <section className="stack-3 ruled pad-top-4" aria-labelledby="slip-log">
      <h3 className="text-3" id="slip-log">
        {copy.logTitle}
      </h3>
      <p>{copy.logLede}</p>
      <div>
        <ButtonLink href={copy.statusPage.href} target="_blank" rel="noreferrer">
          {copy.statusPage.label}
        </ButtonLink>
      </div>
      {caseNumber === '' && <p>{copy.noCaseNumber}</p>}
      <Looks checks={view.checks} />
      <NewLook today={todayHere(Temporal.Instant.from(view.now))} me={me} />
    </section>
  )
}

function Looks({ checks }: Pick<PostInterviewView, 'checks'>) {
  const remove = useOutcomeVerb((check: string) => postInterview.removeCheck({ check }))
  if (checks.length === 0) return <p className="faint block">{copy.noLooks}</p>
  return (
    <ul className="stack list">
      {checks.map(({ id, checkedOn, finding, note }) => (
        <li className="line apart ruled-below gap-3 pad-y-2" key={id}>
          <span>
            <strong>{formatDay(Temporal.PlainDate.from(checkedOn))}</strong>
            <span className="block muted">
              {finding}
              {note !== '' && `. ${note}`}
            </span>
          </span>
          <Button kind="link" busy={remove.isPending && remove.variables === id} onClick={() => remove.mutate(id)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}

function NewLook({ today, me }: { today: Temporal.PlainDate; me: string }) {
  const toasts = useToasts()
  const readAgain = useReadOutcome()
  const form = useForm<Checked>({
    initial: { checkedOn: today.toString(), finding: '', note: '' },
    check: values => ({
      ...(isAhead(values.checkedOn, today) && { checkedOn: copy.checkedOnAhead }),
      ...checkChecked(values),
    }),
    submit: async ({ finding, ...rest }) => {
      if (finding === '') return
      await postInterview.noteCheck({ finding, ...rest })
      draft.clear()
      form.reset()
      toasts.success(copy.noted)
      await readAgain()
    },
  })
  const draft = useDraft('visas/slip-check', me, form)
  const finding = form.field('finding')
  return (
    <FormFrame form={form} label={copy.noteLook}>
      <div className="stack-4 tiles-4">
        <DateInput label="Checked on" max={today.toString()} {...form.field('checkedOn')} />
        <Select
          {...finding}
          label="It said"
          options={findings.map(value => ({ value, label: copy.findingNames[value] }))}
          onChange={chosen => finding.onChange(findings.find(value => value === chosen) ?? '')}
        />
      </div>
      <TextInput label="Note" optional {...form.field('note')} />
      <Actions>
        <Button type="submit" busy={form.busy}>
          {copy.noteLook}
        </Button>
      </Actions>
    </FormFrame>
  )
}
