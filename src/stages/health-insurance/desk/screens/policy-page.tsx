import { useRead } from '#src/browser/reads.ts'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { AmountsList } from '#src/stages/health-insurance/invoices/screens/amounts.tsx'
import { dayWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import { askedOn } from '../copy.ts'
import type { DeskPolicy } from '../contract.ts'
import { CardSection } from './card-section.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './desk-insurance.module.css'
import { deskInsurance } from './api.ts'
import { EndPolicy } from './end-policy.tsx'
import { InvoiceSection } from './invoice-section.tsx'
import { Todos } from './todos.tsx'
import { TypedSection } from './typed-section.tsx'
import { WaiverSection } from './waiver-section.tsx'

/** One insurance: what is to be done on the left, who and what it is on the right. */
export function PolicyPage({ id, me }: { id: string; me: string }) {
  const policy = useRead(deskInsurance.read, { id })
  const student = policy.data?.student
  return (
    <DeskPage
      title={student === undefined ? 'Insurance' : `${student.name}’s insurance`}
      what="insurance"
      back={{ href: '/desk/insurance', to: 'all requests' }}
      links={
        student !== undefined && (
          <>
            <Link href={`/desk/students/${student.id}`}>Their journey</Link>
            <Link href={`/desk/insurance-blocks/${student.id}`}>Block or unblock</Link>
          </>
        )
      }
      query={policy}
    >
      {found => <Found policy={found} me={me} />}
    </DeskPage>
  )
}

function Found({ policy, me }: { policy: DeskPolicy; me: string }) {
  return (
    <>
      {policy.endedAt !== null && (
        <Notice tone="wrong" live title="This insurance was ended">
          On <When at={policy.endedAt} />. What was paid stands under Requests, to be sent back.
        </Notice>
      )}
      {policy.endedAt === null && policy.endAskedOn !== null && (
        <Notice tone="waiting" title={askedOn.notice(policy.student.name)}>
          {askedOn.noticeText(dayWords(policy.endAskedOn))} <a href="#desk-end">{askedOn.toEnd}</a>
        </Notice>
      )}
      <div className="wide-side">
        <div className={classes('stack-6 shrink', s.column)}>
          <CardSection policy={policy} me={me} />
          <WaiverSection policy={policy} me={me} />
          <InvoiceSection policy={policy} />
        </div>
        <div className={classes('stack-6 shrink', s.column)}>
          <About policy={policy} />
          <TypedSection policy={policy} />
          {policy.endedAt === null && <EndPolicy policy={policy} me={me} />}
        </div>
      </div>
    </>
  )
}

function About({ policy }: { policy: DeskPolicy }) {
  const { sampleOf } = policy
  return (
    <section aria-labelledby="about-insurance">
      <h2 id="about-insurance">What they bought</h2>
      <dl className={classes('pairs', s.facts)}>
        <dt>{policy.todos.length === 0 ? 'Status' : 'Waits for'}</dt>
        <dd>
          <Todos policy={policy} />
        </dd>
        <dt>Plan</dt>
        <dd>
          {policy.planName} ({policy.partner})
        </dd>
        <dt>University</dt>
        <dd>{policy.university}</dd>
        <dt>Visa</dt>
        <dd>{policy.visa}</dd>
        <dt>Coverage</dt>
        <dd>
          {dayWords(policy.coverageStartDate)} to {dayWords(policy.coverageEndDate)}
        </dd>
        <dt>Billing</dt>
        <dd>
          {policy.billingCycle}, {policy.numberOfMonths} months
        </dd>
        <dt>Deposit paid</dt>
        <dd>
          <When at={policy.paidAt} />
        </dd>
      </dl>
      <AmountsList amounts={policy} />
      {sampleOf !== null && <p className="quiet">Sample plan of {dayWords(sampleOf)}.</p>}
    </section>
  )
}
