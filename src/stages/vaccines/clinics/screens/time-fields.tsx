import { SlotPicker } from '#src/features/appointments/screens/slot-picker.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import type { Form } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { formatClock } from '#src/values/dates.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { doseName } from '#src/stages/vaccines/records/copy.ts'
import { givableOn } from '#src/stages/vaccines/schedule/plan/rules.ts'
import type { ClinicView } from '../contract.ts'
import * as copy from '../rules.ts'
import { packageOf } from '../rules.ts'
import s from '#src/stages/vaccines/records/screens/vaccines.module.css'
import type { Booking } from './use-booking.ts'

type TimeFieldsProps = { form: Form<Booking>; clinic: ClinicView; view: VaccinesView }

/** A day, what is due by then at this clinic, and a time. */
export function TimeFields({ form, clinic, view }: TimeFieldsProps) {
  const day = form.field('day')
  if (clinic.slots.length === 0) return <Notice tone="info">{copy.noTimes}</Notice>
  const due = (on: string) => givableOn(view.plan, on).filter(({ vaccine }) => clinic.prices[vaccine] !== undefined)
  const choose = (on: string) => {
    day.onChange(on)
    const required = due(on).filter(({ ask }) => ask === 'required')
    form.set(
      'vaccines',
      required.map(({ vaccine }) => vaccine),
    )
  }
  return (
    <SlotPicker
      today={view.today}
      slots={clinic.slots}
      day={{ ...day, onChange: choose }}
      slot={form.field('slot')}
      isOpen={on => due(on).length > 0}
      zone=" (IST)"
      option={({ id, startTime, left }) => ({
        value: id,
        label: formatClock(Temporal.Instant.from(startTime)),
        detail: left === 1 ? 'One place left' : `${left} places left`,
      })}
    >
      {day.value !== '' && <Doses form={form} clinic={clinic} due={due(day.value)} />}
    </SlotPicker>
  )
}

type DosesProps = { form: Form<Booking>; clinic: ClinicView; due: VaccinesView['plan'] }

function Doses({ form, clinic, due }: DosesProps) {
  const { value, onChange, error } = form.field('vaccines')
  const { sum } = packageOf(clinic.prices, value)
  return (
    <fieldset className={s.doses}>
      <legend>What you want to be given</legend>
      {due.map(dose => (
        <Checkbox
          key={dose.vaccine}
          name={`give-${dose.vaccine}`}
          label={doseName(dose)}
          detail={`${formatMoney(rupees(clinic.prices[dose.vaccine] ?? 0))}${dose.ask === 'recommended' ? ', recommended' : ''}`}
          value={value.includes(dose.vaccine)}
          onChange={isWanted =>
            onChange(isWanted ? [...value, dose.vaccine] : value.filter(one => one !== dose.vaccine))
          }
        />
      ))}
      <p>
        Together <strong>{formatMoney(rupees(sum))}</strong>. <span className="quiet">{copy.paidThere}</span>
      </p>
      <FieldError id="" error={error} />
    </fieldset>
  )
}
