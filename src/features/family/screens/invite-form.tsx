import { useQueryClient } from '@tanstack/react-query'
import { isPhoneNumber, bringPhoneRules } from '#src/browser/phone-rules.ts'
import { readAgain } from '#src/browser/queries.ts'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Group } from '#src/ui/group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { familyHeadings, type FamilyHeading } from '#src/wire/topics.ts'
import { headings as names, own as copy, relationNames } from '../copy.ts'
import { checkInvitation, relations } from '../rules.ts'
import { familyMembers } from './api.ts'

type InviteFormProps = { onClose: () => void; onMade: (link: { id: string; address: string }) => void }

type Typed = { relation: string; name: string; contact: string; headings: readonly FamilyHeading[] }

const blank: Typed = { relation: '', name: '', contact: '', headings: ['progress'] }

/** Who it is, how they are reached, and what they will see. */
export function InviteForm({ onClose, onMade }: InviteFormProps) {
  const queries = useQueryClient()
  const { proved, dialog } = useProof()
  const form = useForm({
    initial: blank,
    check: typed => checkInvitation(typed, isPhoneNumber),
    submit: async typed => {
      const link = await proved(() => familyMembers.invite({ ...typed, headings: [...typed.headings] }))
      await readAgain(queries, 'family')
      onMade(link)
    },
  })
  const { value, error, onChange } = form.field('headings')
  return (
    <Card as="section" label={copy.inviteTitle}>
      <FormFrame form={form} label={copy.inviteTitle}>
        <h2>{copy.inviteTitle}</h2>
        <Select
          {...form.field('relation')}
          label={copy.relation}
          options={relations.map(relation => ({ value: relation, label: relationNames[relation] }))}
        />
        <TextInput {...form.field('name')} label={copy.name} autoComplete="off" />
        <div onFocus={() => void bringPhoneRules()}>
          <TextInput {...form.field('contact')} label={copy.contact} hint={copy.contactHint} autoComplete="off" />
        </div>
        <Group name="headings" label={copy.sees} error={error}>
          {() =>
            familyHeadings.map(heading => (
              <Checkbox
                key={heading}
                name={heading}
                label={names[heading].name}
                detail={names[heading].example}
                value={value.includes(heading)}
                onChange={is => onChange(is ? [...value, heading] : value.filter(one => one !== heading))}
              />
            ))
          }
        </Group>
        <Actions>
          <Button type="submit" kind="primary" busy={form.busy}>
            {copy.make}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </Actions>
      </FormFrame>
      {dialog}
    </Card>
  )
}
