import { RouteStrip, type StripStation } from '#src/ui/route-strip.tsx'
import type { ReactNode } from 'react'
import s from './accounts.module.css'
import { SignInCard } from './sign-in-card.tsx'
import { VisitorPage } from './visitor-page.tsx'

const line: readonly StripStation[] = [
  { id: 'home', label: 'Hyderabad', state: 'passed', share: 1 },
  { id: 'loan', label: 'Loan', state: 'passed', share: 1, named: true },
  { id: 'visa', label: 'Visa', state: 'passed', share: 1, named: true },
  { id: 'insurance', label: 'Health insurance', state: 'now', share: 0 },
  { id: 'vaccines', label: 'Vaccines', state: 'ahead', share: 0, named: true },
  { id: 'card', label: 'Card and SIM', state: 'ahead', share: 0, named: true },
  { id: 'campus', label: 'Campus', state: 'ahead', share: 0 },
]

/** Beside each way in stands the same, so that a press on another one moves nothing. */
export function SignInPage({ title, current, children }: { title: string; current: string; children: ReactNode }) {
  return (
    <VisitorPage title={title} width="wide">
      {/* In the order in which a phone shows it: what comes late on a slow network moves nothing that is painted. */}
      <div className={s.landing}>
        <div className={s.story}>
          <h1>From your first SOP draft to your first day on campus.</h1>
          <p className={s.lede}>
            One route, eleven stages, and people who have made the trip. Safar shows what to do next, keeps every paper
            in one place, and tells you who has it now.
          </p>
        </div>
        <div className={s.card}>
          <SignInCard current={current}>{children}</SignInCard>
        </div>
        <div className={s.rest}>
          <RouteStrip label="The route from home to campus" stations={line} />
          <ul className={s.facts}>
            <li>
              <strong>One form, ten lenders</strong> <span className="muted">offers side by side, in rupees</span>
            </li>
            <li>
              <strong>Checked before you pay</strong>{' '}
              <span className="muted">your plan against your university’s rules</span>
            </li>
            <li>
              <strong>Works on the train</strong> <span className="muted">read and draft offline, it syncs later</span>
            </li>
          </ul>
        </div>
      </div>
    </VisitorPage>
  )
}
