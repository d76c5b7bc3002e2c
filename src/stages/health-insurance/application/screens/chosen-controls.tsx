// What was decided on earlier steps, and what follows from it.
import { DateInput } from '#src/ui/date-input.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { formatDay } from '#src/values/dates.ts'
import { verdictFor } from '#src/stages/health-insurance/catalogue/rules.ts'
import { latestStart, monthsAllowed } from '#src/stages/health-insurance/coverage/rules.ts'
import { monthsWords } from '#src/stages/health-insurance/details/copy.ts'
import { choices, labels } from './labels.ts'
import { planLabel } from './plan-words.ts'
import { coverageUniversity } from './use-wizard.ts'
import { said, type ControlProps } from './control.ts'
import s from './wizard.module.css'

// Beneath the plan, on the second page.
const Verdict = later(
  async () => (await import('#src/stages/health-insurance/demands/verdict/screens/verdict.tsx')).Verdict,
  null,
)

export const UniversityShown = ({ field, wizard }: ControlProps) => (
  <div className={s.whole}>
    <span className="block semibold close">{labels[field]}</span>
    <p>
      {wizard.offer.university.name} <Link href="/health-insurance/enter-details">Change</Link>
    </p>
  </div>
)

/** Another visa has other plans: the one that was chosen is chosen no more. */
export const VisaChoice = ({ field, wizard }: ControlProps) => (
  <Select
    {...said(field)}
    {...wizard.bind(field)}
    options={choices.visa}
    onChange={visa => {
      wizard.edit('visa', visa)
      wizard.edit('planID', '')
    }}
  />
)

/** Those for the visa that the university takes. */
export function PlanChoice({ field, wizard }: ControlProps) {
  const { offer, values, choosePlan, plan } = wizard
  const plans = offer.plans.filter(
    one => one.visas.some(visa => visa === values.visa) && !verdictFor(one, values.visa, '').isRefused,
  )
  if (plans.length === 0) {
    return (
      <Notice tone="wrong" title={`No plan for this visa at ${offer.university.name}`}>
        Choose another visa, or ask us: Asha answers below.
      </Notice>
    )
  }
  return (
    <div className={s.whole}>
      <Select
        {...said(field)}
        {...wizard.bind(field)}
        options={plans.map(one => ({ value: one.planID, label: planLabel(one) }))}
        onChange={choosePlan}
      />
      <Link href="/health-insurance/view-all">Compare the plans</Link>
      {plan !== undefined && (
        <Verdict verdict={verdictFor(plan, values.visa, values.coverageStartDate)} university={offer.university.name} />
      )}
    </div>
  )
}

export function CoverageStart({ field, wizard }: ControlProps) {
  const { past, today, offer } = wizard
  const { allowedStartDates, maxStartDate } = coverageUniversity(offer)
  const earlier = allowedStartDates.filter(day => day < today)
  const latest = latestStart(maxStartDate, today)
  return (
    <DateInput
      {...said(field)}
      {...wizard.bind(field)}
      hint={earlier.length > 0 ? `Also possible: ${earlier.map(dayWords).join(', ')}.` : undefined}
      min={earlier[0] ?? today}
      max={latest.startsWith('9') ? undefined : latest}
      disabled={past !== undefined}
    />
  )
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

/** A year has twelve months, whatever was chosen before. */
export const BillingChoice = ({ field, wizard }: ControlProps) => (
  <RadioGroup
    {...said(field)}
    {...wizard.bind(field)}
    options={choices.billing}
    onChange={cycle => {
      wizard.edit('billingCycle', cycle)
      if (cycle === 'Yearly') wizard.edit('numberOfMonths', '12')
    }}
  />
)

/** A year is twelve months; else as many as the university and the partner allow. */
export function EnrolmentPeriod({ field, wizard }: ControlProps) {
  const { offer, plan, values } = wizard
  const { least, most } = monthsAllowed(coverageUniversity(offer), plan?.partner ?? 'GBG')
  const months =
    values.billingCycle === 'Yearly' ? [12] : Array.from({ length: most - least + 1 }, (_, index) => most - index)
  return (
    <Select
      {...said(field)}
      {...wizard.bind(field)}
      options={months.map(count => ({ value: String(count), label: monthsWords(count) }))}
    />
  )
}
