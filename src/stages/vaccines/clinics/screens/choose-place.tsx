import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { useChat } from '#src/browser/chat.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import type { AppointmentView, VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import type { ClinicView } from '../contract.ts'
import * as copy from '../rules.ts'
import { packageOf } from '../rules.ts'
import { TimeFields } from './time-fields.tsx'
import { useBooking } from './use-booking.ts'

type ChoosePlaceProps = {
  view: VaccinesView
  clinics: readonly ClinicView[]
  standing: AppointmentView | undefined
  onDone: () => void
}

/** First the city and the clinic with its package, then a day, what is due by then, and a time. */
export function ChoosePlace({ view, clinics, standing, onDone }: ChoosePlaceProps) {
  const { form, wanted } = useBooking({ view, clinics, standing, onDone })
  const [city, setCity] = useState(standing?.clinic.city ?? '')
  const here = clinics.filter(one => one.city === city)
  const clinic = here.find(({ id }) => id === form.values.clinic)
  if (clinics.length === 0) return <NoClinics />
  return (
    <FormFrame form={form} label="Your appointment">
      {wanted.length === 0 && <p>{copy.onlyRecommended}</p>}
      <Select
        name="city"
        label="City"
        value={city}
        onChange={chosen => {
          setCity(chosen)
          form.replace({ ...form.values, clinic: '', day: '', slot: '', vaccines: [] })
        }}
        options={[...new Set(clinics.map(one => one.city))].map(value => ({ value, label: value }))}
      />
      {here.length > 0 && (
        <RadioGroup
          {...form.field('clinic')}
          label="Clinic"
          options={here.map(one => ({
            value: one.id,
            label: one.name,
            detail: <Package clinic={one} wanted={wanted} />,
          }))}
          onChange={id => {
            form.set('clinic', id)
            form.set('day', '')
            form.set('slot', '')
          }}
        />
      )}
      {city === '' && <FieldError id="" error={form.field('clinic').error} />}
      {here.some(({ isSample }) => isSample) && (
        <p className="quiet">{copy.sample(dayWords(here[0]?.asOf ?? view.today))}</p>
      )}
      {clinic !== undefined && <TimeFields form={form} clinic={clinic} view={view} />}
      <Actions>
        <Button kind="primary" type="submit" busy={form.busy} busyWords="Booking">
          {standing === undefined ? 'Book this appointment' : 'Move the appointment'}
        </Button>
        {standing !== undefined && <Button onClick={onDone}>Keep the time I have</Button>}
      </Actions>
    </FormFrame>
  )
}

/** The mandatory vaccine package: what this student lacks, at this clinic. */
function Package({ clinic, wanted }: { clinic: ClinicView; wanted: readonly Vaccine[] }) {
  const { vaccines, sum } = packageOf(clinic.prices, wanted)
  const lacking = [...new Set(wanted)].filter(vaccine => !vaccines.includes(vaccine))
  return (
    <>
      {clinic.address}
      {wanted.length > 0 && (
        <span className="block above-1 ink">
          {vaccines.length > 0 ? (
            <>
              Your package, all doses: {countWords(vaccines)}. Together <strong>{formatMoney(rupees(sum))}</strong>.
            </>
          ) : (
            'Gives nothing of what you lack.'
          )}
          {lacking.length > 0 && vaccines.length > 0 && (
            <> Not here: {lacking.map(one => vaccineNames[one]).join(', ')}.</>
          )}
        </span>
      )}
    </>
  )
}

/** 'Varicella (2 doses), MMR'. */
const countWords = (all: readonly Vaccine[]): string =>
  [...Map.groupBy(all, vaccine => vaccine)]
    .map(([vaccine, { length }]) =>
      length === 1 ? vaccineNames[vaccine] : `${vaccineNames[vaccine]} (${length} doses)`,
    )
    .join(', ')

function NoClinics() {
  const openChat = useChat()
  return (
    <Notice
      tone="info"
      title="No clinics yet"
      action={
        <Button
          kind="primary"
          onClick={() =>
            openChat({ draft: 'Which clinic can I go to?', about: { stage: 'vaccines', step: 'BookAppointment' } })
          }
        >
          Ask us in the chat
        </Button>
      }
    >
      You can go to any doctor, and mark each dose as given in your plan.
    </Notice>
  )
}
