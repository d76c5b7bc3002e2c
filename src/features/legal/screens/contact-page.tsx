import { useRead } from '#src/browser/reads.ts'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import { classes } from '#src/ui/classes.ts'
import p from '#src/features/people/screens/profile.module.css'
import { Grievance } from '#src/features/rights/screens/uses.tsx'
import { Link } from '#src/ui/link.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { AboutView } from '../contract.ts'
import * as copy from '../copy.ts'
import { legal } from './api.ts'
import { DemoNotice } from './demo-notice.tsx'
import s from './legal.module.css'

export default function ContactPage() {
  const about = useRead(legal.about)
  return (
    <VisitorPage title="Contact">
      <div className="heads-3 stack-5 readable">
        <h1>Contact</h1>
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>Who is behind Safar</h2>
          <Loaded query={about} what="who runs this copy" rows={0}>
            {read => <Company about={read} />}
          </Loaded>
        </section>
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>How to reach us</h2>
          {about.data?.supportEmail != null && (
            <p>
              Write to <Link href={`mailto:${about.data.supportEmail}`}>{about.data.supportEmail}</Link>, with or
              without an account.
            </p>
          )}
          <p>
            With an account, press Ask Asha on any page. She knows which step you are at, and the conversation stays
            there for you to read again.
          </p>
        </section>
        <Grievance to={about.data?.grievanceEmail} />
        <p>
          What you would pay is under <Link href="/costs">Costs</Link>. How we handle your data is in the{' '}
          <Link href="/privacy">privacy notice</Link>.
        </p>
      </div>
    </VisitorPage>
  )
}

function Company({ about: { company, isDemo } }: { about: AboutView }) {
  return (
    <>
      {isDemo && <DemoNotice />}
      {company !== null && (
        <address className={s.company}>
          <strong>{company.name}</strong>
          <span>{company.address}</span>
        </address>
      )}
      {company === null && !isDemo && <p>{copy.noCompany}</p>}
    </>
  )
}
