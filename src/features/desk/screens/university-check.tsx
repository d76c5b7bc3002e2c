import type { placesContracts } from '#src/features/places/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '#src/browser/reads.ts'
import { apiOf } from '#src/browser/api.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { WaitingUniversity } from '#src/features/universities/contract.ts'
import { checkVerification } from '#src/features/universities/rules.ts'
import { deskUniversities } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

const { places } = apiOf<typeof placesContracts>()

type UniversityCheckProps = { university: WaitingUniversity; isStillWaiting: boolean; onClose: () => void }

/** What the student typed, put right, and verified. */
export function UniversityCheck({ university, isStillWaiting, onClose }: UniversityCheckProps) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const states = useRead(places.states, { country: 'US' })
  const { id, name, city, domain, stateCode } = university
  const form = useForm({
    initial: { name, domain: domain ?? '', city, stateCode: stateCode ?? '' },
    check: checkVerification,
    submit: async values => {
      const { stateCode: state, ...rest } = values
      const verified = await deskUniversities.verify({ id, ...rest, ...(state !== '' && { stateCode: state }) })
      await readAgain(queries, 'universities')
      toasts.success(`${verified.name} is verified. Everybody finds it now.`)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={`Check ${name}`}>
      <FormFrame form={form} label={`Check ${name}`}>
        {!isStillWaiting && (
          <Notice tone="info" live>
            Somebody else has verified it meanwhile. What you verify now takes the place of theirs.
          </Notice>
        )}
        <TextInput label="Name" hint="As the university writes it itself." {...form.field('name')} />
        <TextInput
          label="Web domain"
          hint="Such as unt.edu. A whole address will do."
          optional
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('domain')}
        />
        <TextInput label="City" optional {...form.field('city')} />
        <Select
          label="State"
          optional
          options={(states.data ?? []).map(({ code, name: label }) => ({ value: code, label }))}
          {...form.field('stateCode')}
        />
        <Actions>
          <Button type="submit" kind="primary" busy={form.busy} busyWords="Verifying">
            Verify
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </Actions>
      </FormFrame>
    </Dialog>
  )
}
