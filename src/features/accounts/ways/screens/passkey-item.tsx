import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import { useForm } from '#src/ui/form.ts'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import s from '#src/features/accounts/screens/accounts.module.css'
import type { FactorsView } from '#src/features/accounts/second-factor/contract.ts'
import * as copy from '#src/features/accounts/second-factor/copy.ts'
import { checkPasskeyName, longestName } from '#src/features/accounts/second-factor/rules.ts'
import { secondFactor } from '#src/features/accounts/second-factor/screens/api.ts'
import { useRemoval } from './use-removal.tsx'
import { readAgain } from '#src/browser/queries.ts'

type Passkey = FactorsView['passkeys'][number]

const day = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))

export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const [isNaming, setNaming] = useState(false)
  const { remove, dialog } = useRemoval(() => secondFactor.removePasskey({ id }), copy.passkeyWords.removed)
  return (
    <li className={classes('stack-3 pad-y-3', s.item)}>
      <div className="row-5 apart lines-2">
        <div className="stack shrink breakable">
          <strong>{name}</strong>
          <span className="muted">
            added {day(createdAt)}, {lastUsedAt === null ? 'not used yet' : `last used ${day(lastUsedAt)}`}
          </span>
        </div>
        <div className="wrap gap-4 lines-2">
          <Button kind="link" aria-label={`Rename ${name}`} onClick={() => setNaming(!isNaming)}>
            {isNaming ? 'Leave it' : 'Rename'}
          </Button>
          <Button kind="link" aria-label={`Remove ${name}`} busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        </div>
      </div>
      {isNaming && <Rename passkey={passkey} onDone={() => setNaming(false)} />}
      {dialog}
    </li>
  )
}

function Rename({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { name },
    check: checkPasskeyName,
    submit: async values => {
      await secondFactor.renamePasskey({ id, ...values })
      await readAgain(queries, secondFactor.read.keyOf())
      onDone()
    },
  })
  return (
    <FormFrame form={form} label={`Rename ${name}`}>
      <TextInput
        {...form.field('name')}
        label={copy.passkeyWords.nameLabel}
        maxLength={longestName}
        autoComplete="off"
      />
      <SubmitButton form={form}>Save the name</SubmitButton>
    </FormFrame>
  )
}
