import type { ReactNode } from 'react'
import { formatDay } from '#src/values/dates.ts'
import { monthsWords, visaNames } from '#src/stages/health-insurance/details/copy.ts'
import { labels } from '#src/stages/health-insurance/application/screens/labels.ts'
import type { Field } from '#src/stages/health-insurance/application/pages/rules.ts'
import type { ApplicationView, RequestView } from '../contract.ts'
import { classes } from '#src/ui/classes.ts'
import s from './purchase.module.css'

export const PlanDetails = ({ request }: { request: RequestView }) => (
  <section className="stack-4" aria-label="Plan details">
    <h3>Plan details</h3>
    <dl className={classes('stack-4 tiles-4', s.facts)}>
      <Fact name="Plan">{request.planName}</Fact>
      <Fact name="Insurance company">{request.partner}</Fact>
      <Fact name="University">{request.universityName}</Fact>
      <Fact name="Visa">{visaNames[request.visa]}</Fact>
      <Fact name="Cover">
        {dayWords(request.coverageStartDate)} to {dayWords(request.coverageEndDate)}
      </Fact>
      <Fact name="Enrolment period">
        {monthsWords(request.numberOfMonths)}, billed {request.billingCycle.toLowerCase()}
      </Fact>
    </dl>
  </section>
)

/** What tells the student that it is about them; the rest of the form is not read aloud in a library. */
const shown: readonly Field[] = ['email', 'dob', 'studentId', 'homeCity', 'destinationCity']

export function UserDetails({ application }: Pick<ApplicationView, 'application'>) {
  const read = (field: Field): string => application[field] ?? ''
  const name = [read('firstName'), read('middleName'), read('lastName')].filter(part => part !== '').join(' ')
  return (
    <section className="stack-4" aria-label="Your details">
      <h3>Your details</h3>
      <dl className={classes('stack-4 tiles-4', s.facts)}>
        <Fact name="Name">{name}</Fact>
        <Fact name={labels.mobileNumber}>
          +{read('mobilePrefix').split(':')[1]} {read('mobileNumber')}
        </Fact>
        {shown
          .filter(field => read(field) !== '')
          .map(field => (
            <Fact key={field} name={detailNames[field] ?? labels[field]}>
              {field === 'dob' ? dayWords(read('dob')) : read(field)}
            </Fact>
          ))}
      </dl>
    </section>
  )
}

const detailNames: Partial<Record<Field, string>> = { homeCity: 'Home', destinationCity: 'In the US' }

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
