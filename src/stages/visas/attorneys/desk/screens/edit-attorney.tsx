import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { zoneNames } from '#src/features/appointments/rules.ts'
import type { DeskAttorney } from '../contract.ts'
import { DaysOff } from './days-off.tsx'
import { FreeTimes } from './free-times.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useAttorneyForm } from './use-attorney-form.ts'

type EditAttorneyProps = { attorney: DeskAttorney | undefined; me: string }

/** Who they are, when they can be called, and what that offers. */
export function EditAttorney({ attorney, me }: EditAttorneyProps) {
  const { form, wasRestored } = useAttorneyForm(attorney, me)
  return (
    <Screen
      title={attorney?.name ?? 'Add an attorney'}
      words={<Link href="/desk/attorneys">Back to all attorneys</Link>}
    >
      <div className="narrow">
        <FormFrame form={form} label="The attorney">
          {wasRestored && <Notice tone="info">What you had typed is here again.</Notice>}
          <TextInput label="Name" {...form.field('name')} />
          <TextInput label="Firm" {...form.field('firm')} />
          <TextInput label="Languages" {...form.field('languages')} />
          <TextArea
            label="What they do"
            hint="Two or three sentences. Students read it."
            minRows={3}
            {...form.field('about')}
          />
          <TextInput label="Price of a paid call, in rupees" inputMode="numeric" {...form.field('price')} />
          <Checkbox
            label="An agreement with this attorney is signed"
            detail="Until then students see that the attorney is illustrative, and no real money is taken."
            {...form.field('isEngaged')}
          />
          <Select label="Zone" hint="The hours below are in it." options={zones} {...form.field('zone')} />
          <HoursFields {...form.field('hours')} />
          <DaysOff {...form.field('daysOff')} />
          <Actions>
            <Button type="submit" kind="primary" busy={form.busy}>
              Save
            </Button>
            <ButtonLink href="/desk/attorneys">Not now</ButtonLink>
          </Actions>
        </FormFrame>
      </div>
      {attorney !== undefined && (
        <>
          <p className="muted">
            Last changed <When at={attorney.changedAt} />
            {attorney.changedBy !== null && ` by ${attorney.changedBy}`}.
          </p>
          <FreeTimes attorney={attorney} />
        </>
      )}
    </Screen>
  )
}

const zones = Object.entries(zoneNames).map(([value, name]) => ({ value, label: `${value} (${name})` }))
