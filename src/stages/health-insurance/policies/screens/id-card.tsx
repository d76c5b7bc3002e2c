import { formatUsDay } from '#src/values/dates.ts'
import { card as words } from '../copy.ts'
import type { PolicyView } from '../contract.ts'
import s from './policies.module.css'

type IdCardProps = { policy: PolicyView; card: NonNullable<PolicyView['card']> }

/** The card as one shows it at a counter: name and number first. */
export function IdCard({ policy, card }: IdCardProps) {
  const rows = [
    { label: words.policy, value: policy.policyID },
    { label: words.plan, value: policy.insurancePlan },
    { label: words.university, value: policy.university },
    {
      label: words.covered,
      value: `${usDay(policy.coverageStartDate)} ${words.until} ${usDay(policy.coverageEndDate)}`,
    },
  ]
  return (
    <article className={s.card} aria-label={words.title}>
      <header className={s.band}>
        <strong>{policy.insuranceCompany}</strong>
        {policy.sampleOf !== null && <span className={s.stamp}>{words.sample}</span>}
      </header>
      <dl className={s.face}>
        <div className={s.big}>
          <dt className="text-1 dim">{words.name}</dt>
          <dd>{card.name}</dd>
        </div>
        <div className={s.big}>
          <dt className="text-1 dim">{words.member}</dt>
          <dd className={s.number}>{card.member}</dd>
        </div>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-1 dim">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

const usDay = (day: string): string => formatUsDay(Temporal.PlainDate.from(day))
