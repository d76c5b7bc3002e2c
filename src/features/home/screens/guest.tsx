import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/page.tsx'
import s from './home.module.css'

/** A guest came for one thing, and can keep it by making an account. */
export function GuestHome() {
  return (
    <Page title="Home" width="reading">
      <div className="stack-5">
        <h1>Welcome to Safar</h1>
        <Card next as="section" label="Next">
          <div className={s.next}>
            <p className={s.eyebrow}>Next</p>
            <h2>Go on with your health insurance</h2>
            <p className={s.muted}>What you have filled in is kept in this browser.</p>
            <ButtonLink kind="primary" href="/health-insurance/purchase-insurance">
              Go on
            </ButtonLink>
          </div>
        </Card>
        <section className={s.part}>
          <h2>Keep it</h2>
          <p className={s.muted}>
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
