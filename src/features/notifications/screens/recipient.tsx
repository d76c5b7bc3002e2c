import { useReadWhen } from '#src/browser/reads.ts'
import { useState } from 'react'
import { Combobox } from '#src/ui/combobox.tsx'
import type { Form } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { deskNotifications } from './api.ts'
import type { NotificationValues } from './notification-values.ts'

const audiences = [
  { value: 'one', label: 'One student' },
  { value: 'all', label: 'Everybody' },
] as const

/** Whom it is for: nothing is chosen beforehand, for a letter to everybody cannot be taken back. */
export function Recipient({ form }: { form: Form<NotificationValues> }) {
  const [search, setSearch] = useState('')
  const found = useReadWhen(search !== '', deskNotifications.students, { search })
  return (
    <>
      <RadioGroup label="Whom it is for" tiles options={audiences} {...form.field('audience')} />
      {form.values.audience === 'one' && (
        <Combobox
          label="Student"
          hint="By name, e-mail or phone."
          options={(found.data ?? []).map(({ id, name, email }) => ({
            value: id,
            label: name || (email ?? 'Without a name'),
            detail: email ?? undefined,
          }))}
          onQuery={setSearch}
          answered={found.isSuccess ? search : undefined}
          loading={found.isFetching}
          emptyWords={found.error?.message ?? 'No student is called that'}
          {...form.field('to')}
        />
      )}
    </>
  )
}
