import { GuidePoints } from '#src/features/progress/screens/guide-panel.tsx'
import * as copy from '../copy.ts'

export const SiteRules = () => (
  <section className="stack-4" aria-labelledby="appointment-rules">
    <h3 id="appointment-rules">{copy.rulesTitle}</h3>
    <GuidePoints points={copy.rules} />
  </section>
)
