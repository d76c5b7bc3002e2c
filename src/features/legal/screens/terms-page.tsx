import { VisitorPage } from '#src/features/accounts/screens/visitor-page.tsx'
import { Link } from '#src/ui/link.tsx'
import * as copy from '../copy.ts'

export default function TermsPage() {
  return (
    <VisitorPage title="Terms">
      <div className="heads-3 stack-5 readable">
        <h1>Terms and conditions</h1>
        <p className="muted">Last changed on {copy.updated}.</p>
        {copy.terms.map(({ title, text }) => (
          <section key={title} className="stack-2">
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          How we handle your data is in the <Link href="/privacy">privacy notice</Link>. What you pay is under{' '}
          <Link href="/costs">Costs</Link>, and who we are under <Link href="/contact">Contact</Link>.
        </p>
      </div>
    </VisitorPage>
  )
}
