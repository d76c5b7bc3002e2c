import { Fragment } from 'react'
import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import { classes } from '#src/ui/classes.ts'
import p from '#src/features/people/screens/profile.module.css'
import { Grievance, Keepings, UsesList } from '#src/features/rights/screens/uses.tsx'
import { Link } from '#src/ui/link.tsx'
import * as copy from '../copy.ts'

/** The same rows as under Your data, so that the two can't disagree. */
export default function PrivacyPage() {
  return (
    <VisitorPage title="Privacy">
      <div className="heads-3 stack-5 readable">
        <h1>Privacy</h1>
        <p className="muted">Last changed on {copy.updated}.</p>
        <p>
          This is what we keep of you, what for, who sees it and for how long. With an account you can get a copy, have
          something corrected, withdraw a consent or erase everything under Your data in your profile.
        </p>
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>What we keep and for what</h2>
          <UsesList />
        </section>
        <Keepings />
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>{copy.helpers.title}</h2>
          <p>{copy.helpers.lede}</p>
          <dl className={p.facts}>
            {copy.helpers.rows.map(({ what, gets }) => (
              <Fragment key={what}>
                <dt>{what}</dt>
                <dd>{gets}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
        <section className={classes('heads-4 stack-4', p.part)}>
          <h2>Cookies</h2>
          <dl className={p.facts}>
            {copy.cookies.map(({ what, why, until }) => (
              <Fragment key={what}>
                <dt>{what}</dt>
                <dd>
                  {why} {until}
                </dd>
              </Fragment>
            ))}
          </dl>
          <p>{copy.noTracking}</p>
        </section>
        <Grievance />
        <p>
          Who runs Safar is under <Link href="/contact">Contact</Link>, and what you pay under{' '}
          <Link href="/costs">Costs</Link>.
        </p>
      </div>
    </VisitorPage>
  )
}
