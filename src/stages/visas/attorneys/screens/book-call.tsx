import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { ApiError } from '#src/wire/client.ts'
import type { AgentView, MyCalls } from '../contract.ts'
import * as copy from '../copy.ts'
import { callKinds, checkIssue, lettersLeft, type CallKind } from '../rules.ts'
import { AgentChoice, CallSlots } from './agent-choice.tsx'
import { attorneys, bookOnce, newKey, useReadCalls } from './calls.ts'

type Values = {
  agent: string
  call: CallKind | ''
  issue: string
  papers: readonly DocumentView[]
  day: string
  slot: string
}

const blank: Values = { agent: '', call: '', issue: '', papers: [], day: '', slot: '' }

const check = ({ agent, call, issue, slot }: Values) => ({
  ...(agent === '' && { agent: copy.agentRequired }),
  ...(call === '' && { call: copy.kindRequired }),
  ...checkIssue(issue),
  ...(agent !== '' && slot === '' && { slot: copy.slotRequired }),
})

type BookCallProps = Pick<MyCalls, 'agents' | 'now'> & { me: string; isNext: boolean }

/** Who, which call, what about, when. */
export function BookCall({ agents, now, me, isNext }: BookCallProps) {
  const { form, wasRestored } = useBooking(me)
  const agent = agents.find(({ id }) => id === form.values.agent)
  const when = { day: form.field('day'), slot: form.field('slot') }
  return (
    <FormFrame form={form} label={copy.title}>
      {agents.some(({ isEngaged }) => !isEngaged) && <Notice tone="info">{copy.illustrative}</Notice>}
      {wasRestored && <Notice tone="info">What you had typed is here again.</Notice>}
      <AgentChoice agents={agents} agent={form.field('agent')} {...when} />
      <KindChoice agent={agent ?? agents[0]} {...form.field('call')} />
      <TextArea label={copy.issueLabel} hint={copy.issueHint} minRows={4} maxRows={12} {...form.field('issue')} />
      <p aria-live="polite">{copy.issueLeft(lettersLeft(form.values.issue))}</p>
      <FileField
        {...form.field('papers')}
        label={copy.papersLabel}
        hint={copy.papersHint}
        optional
        purpose="attorney-call"
      />
      {agent !== undefined && <CallSlots agent={agent} now={now} {...when} />}
      <Actions>
        <Button type="submit" kind={isNext ? 'primary' : 'quiet'} busy={form.busy} busyWords="Booking">
          {form.values.call === 'paid' ? copy.goOnToPay : copy.confirm}
        </Button>
      </Actions>
    </FormFrame>
  )
}

function useBooking(me: string) {
  const toasts = useToasts()
  const readAgain = useReadCalls()
  const [key, setKey] = useState(newKey)
  const form = useForm<Values>({
    initial: blank,
    check,
    submit: async ({ agent, call, issue, papers, slot }) => {
      if (call === '') return
      try {
        await bookOnce(key).book({ agent, call, issue, slot, documents: papers.map(({ id }) => id) })
      } catch (error) {
        // Another choice is another booking; one whose answer was lost is the same.
        if (error instanceof ApiError && error.code !== 'offline') setKey(newKey())
        await readAgain()
        throw error
      }
      draft.clear()
      if (call === 'paid') location.assign((await attorneys.pay({})).url)
      else toasts.success(copy.booked)
      await readAgain()
    },
  })
  const draft = useDraft('visas/attorney-call', me, form)
  return { form, wasRestored: draft.wasRestored }
}

type KindChoiceProps = {
  agent: AgentView | undefined
  name: string
  value: CallKind | ''
  onChange: (kind: CallKind) => void
  error?: string | undefined
}

function KindChoice({ agent, ...field }: KindChoiceProps) {
  const price = agent === undefined ? '' : formatMoney(rupees(agent.price))
  const kinds = agent?.takesPaid === false ? (['free'] as const) : callKinds
  return (
    <>
      <RadioGroup
        {...field}
        label="Call"
        options={kinds.map(kind => ({
          value: kind,
          label: kind === 'paid' ? `${copy.kinds.paid.name}, ${price}` : copy.kinds.free.name,
          detail: copy.kinds[kind].detail,
        }))}
      />
      {agent?.takesPaid === false && <p>{copy.paidNotOffered}</p>}
    </>
  )
}
