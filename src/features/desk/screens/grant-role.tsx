import { useQueryClient } from '@tanstack/react-query'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { lenders } from '#src/values/lenders.ts'
import { deskRoles, type DeskRole } from '#src/wire/route.ts'
import type { PersonView } from '../contract.ts'
import { roleDuties, roleRequired } from '../copy.ts'
import { roleNames } from '#src/features/audit/rules.ts'
import { checkSeat, seatWords } from '#src/features/accounts/seats/rules.ts'
import { desk } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

type Choice = { role: string; bank: string }

const roleOf = (name: string): DeskRole | undefined => deskRoles.find(role => role === name)

/** A lender sits for one bank, all others for none. */
const seatOf = (role: DeskRole, bank: string) => ({ role, bank: role === 'lender' && bank !== '' ? bank : null })

function checkChoice({ role: name, bank }: Choice) {
  const role = roleOf(name)
  return role === undefined ? { role: roleRequired } : checkSeat(seatOf(role, bank))
}

export function GrantRole({ person }: { person: PersonView }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm<Choice>({
    initial: { role: '', bank: '' },
    check: checkChoice,
    submit: async ({ role: name, bank }) => {
      const role = roleOf(name)
      if (role === undefined) return
      await desk.grantRole({ id: person.id, ...seatOf(role, bank) })
      form.reset()
      await readAgain(queries, 'people')
      toasts.success(`Asked for. ${person.name} is ${seatWords(seatOf(role, bank))} once a second admin confirms it.`)
    },
  })
  const chosen = roleOf(form.values.role)
  return (
    <section className="slim">
      <h2>Ask for a role</h2>
      <FormFrame form={form} label={`Give ${person.name} a role`}>
        <Select
          label="Role"
          hint={
            chosen === undefined
              ? 'It counts once a second admin confirms it. Both names are in the audit.'
              : roleDuties[chosen]
          }
          options={deskRoles.map(value => ({ value, label: roleNames[value] }))}
          {...form.field('role')}
        />
        {chosen === 'lender' && (
          <Select label="Bank" options={lenders.map(value => ({ value, label: value }))} {...form.field('bank')} />
        )}
        <Actions>
          <Button type="submit" kind="primary" busy={form.busy} busyWords="Asking for the role">
            Ask for the role
          </Button>
        </Actions>
      </FormFrame>
    </section>
  )
}
