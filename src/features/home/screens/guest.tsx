import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/page.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

/** A guest came for one thing, and can keep it by making an account. */
export function GuestHome() {
  return (
    <Page title="Home" width="reading">
      <div className="stack-5">
        <h1>Welcome to Safar</h1>
        <Card next as="section" label="Next">
          <div className={classes('stack-2', s.next)}>
            <p className="faint semibold">Next</p>
            <h2>Go on with your health insurance</h2>
            <p className="muted">What you have filled in is kept in this browser.</p>
            <ButtonLink kind="primary" href="/health-insurance/purchase-insurance">
              Go on
            </ButtonLink>
          </div>
        </Card>
        <section className="heads-4 stack-3">
          <h2>Keep it</h2>
          <p className="muted">
            With an account everything you have entered stays yours, on any device, and the other stages of your journey
            open.
          </p>
          <div>
            <ButtonLink href="/sign-up">Create an account</ButtonLink>
          </div>
        </section>
      </div>
    </Page>
  )
}
