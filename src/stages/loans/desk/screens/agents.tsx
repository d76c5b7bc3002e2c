import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Shown } from '../../../../features/desk/screens/shown.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useForm } from '../../../../ui/form.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { lenders } from '../../../../values/lenders.ts'
import type { AgentRow } from '../contract.ts'
import * as copy from '../copy.ts'
import { AgentTimes } from './agent-times.tsx'
import { agentsQuery, loanDesk, useLoanDeed } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'

/** Whom students meet, and when. */
export function Agents({ bank }: { bank: string | null }) {
  const query = useQuery(agentsQuery)
  return (
    <section className={s.agents}>
      <h2>Officials and their times</h2>
      <Shown what="the officials" query={query}>
        {agents =>
          agents.length === 0 ? (
            <EmptyState title="No official yet">
              Students who accept an offer choose a time with one. Until there is one, they ask for it in the chat.
            </EmptyState>
          ) : (
            agents.map(agent => <OneAgent key={agent.id} agent={agent} />)
          )
        }
      </Shown>
      <AddAgent bank={bank} />
    </section>
  )
}

function OneAgent({ agent }: { agent: AgentRow }) {
  const retire = useLoanDeed(
    () => loanDesk.retireAgent({ agent: agent.id, bank: agent.bank }),
    `${agent.name} meets nobody new any more.`,
  )
  return (
    <Card as="article" label={agent.name}>
      <div className={s.agent}>
        <p>
          <strong>{agent.name}</strong>, {agent.bank}, {agent.phone}{' '}
          <Button kind="link" busy={retire.isPending} onClick={() => retire.mutate(undefined)}>
            Retire
          </Button>
        </p>
        <AgentTimes agent={agent} />
      </div>
    </Card>
  )
}

function AddAgent({ bank }: { bank: string | null }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({
    initial: { name: '', phone: '', bank: bank ?? '' },
    check: ({ name, phone, bank: at }) => ({
      ...(name.trim() === '' && { name: copy.agentNameRequired }),
      ...(phone.trim().length < 5 && { phone: copy.agentPhoneRequired }),
      ...(at === '' && { bank: copy.bankRequired }),
    }),
    submit: async values => {
      await loanDesk.addAgent(values)
      form.replace({ name: '', phone: '', bank: bank ?? '' })
      toasts.success(`${values.name} is added.`)
      await queries.invalidateQueries({ queryKey: ['loan-slots'] })
    },
  })
  return (
    <Card as="section" label="Add an official">
      <FormFrame form={form} label="Add an official">
        <div className={s.pair}>
          <TextInput {...form.field('name')} label="Name of the official" maxLength={200} />
          <TextInput {...form.field('phone')} label="Phone" type="tel" maxLength={40} />
          {bank === null && (
            <Select {...form.field('bank')} label="Bank" options={lenders.map(value => ({ value, label: value }))} />
          )}
        </div>
        <div>
          <Button type="submit" busy={form.busy}>
            Add the official
          </Button>
        </div>
      </FormFrame>
    </Card>
  )
}
