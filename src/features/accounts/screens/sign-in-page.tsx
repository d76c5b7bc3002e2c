import { RouteStrip, type StripStation } from '#src/ui/route-strip.tsx'
import { InLanguage } from '#src/browser/languages/in-language.tsx'
import type { ReactNode } from 'react'
import s from './accounts.module.css'
import { useEntryWords } from './use-words.ts'
import { SignInCard } from './sign-in-card.tsx'
import { VisitorPage } from './visitor-page.tsx'

const line = [
  { id: 'home', state: 'passed', share: 1 },
  { id: 'loan', state: 'passed', share: 1, named: true },
  { id: 'visa', state: 'passed', share: 1, named: true },
  { id: 'insurance', state: 'now', share: 0 },
  { id: 'vaccines', state: 'ahead', share: 0, named: true },
  { id: 'card', state: 'ahead', share: 0, named: true },
  { id: 'campus', state: 'ahead', share: 0 },
] as const satisfies readonly Omit<StripStation, 'label'>[]

/** Beside each way in stands the same, so that a press on another one moves nothing. */
export function SignInPage({ title, current, children }: { title: string; current: string; children: ReactNode }) {
  const said = useEntryWords()
  const { signIn: copy, create } = said.words
  return (
    <VisitorPage title={title} width="wide" words={{ skip: copy.skip, signIn: copy.title, signUp: create.title }}>
      <InLanguage says={[said]}>
        {/* In the order in which a phone shows it: what comes late on a slow network moves nothing that is painted. */}
        <div className={s.landing}>
          <div className={s.story}>
            <h1>{copy.headline}</h1>
            <p className={s.lede}>{copy.lede}</p>
          </div>
          <div className={s.card}>
            <SignInCard current={current}>{children}</SignInCard>
          </div>
          <div className={s.rest}>
            <RouteStrip label={copy.route} stations={line.map(one => ({ ...one, label: copy.stations[one.id] }))} />
            <ul className={s.facts}>
              <li>
                <strong>{copy.facts.lenders}</strong> <span className="muted">{copy.facts.lendersWhy}</span>
              </li>
              <li>
                <strong>{copy.facts.checked}</strong> <span className="muted">{copy.facts.checkedWhy}</span>
              </li>
              <li>
                <strong>{copy.facts.offline}</strong> <span className="muted">{copy.facts.offlineWhy}</span>
              </li>
            </ul>
          </div>
        </div>
      </InLanguage>
    </VisitorPage>
  )
}
