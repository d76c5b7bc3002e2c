import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { OwnConsents } from '#src/features/consent/screens/own-consents.tsx'
import { LegalLinks } from '#src/features/accounts/legal/screens/legal-links.tsx'
import { classes } from '#src/ui/classes.ts'
import p from '#src/features/people/screens/profile.module.css'
import type { ConsentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { rights } from './api.ts'

export function Consents({ consents }: { consents: readonly ConsentView[] }) {
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label="What you agreed to">
      <h2>What you agreed to</h2>
      <ul className="stack-3 list">
        {consents.map(consent => (
          <li key={consent.purpose} className={p.record}>
            <div className="share shrink close">
              <strong>{copy.consentTitles[consent.purpose]}</strong>
              <span className={p.detail}>
                "{consent.wording}" {whenWords(consent)}
              </span>
            </div>
            {consent.purpose === 'email' && <EmailConsent consent={consent} />}
          </li>
        ))}
      </ul>
      <OwnConsents />
      <p className="muted">
        The terms hold as long as you have an account. To take them back, erase your account below.
      </p>
      <LegalLinks />
    </section>
  )
}

function EmailConsent({ consent: { withdrawnAt } }: { consent: ConsentView }) {
  const give = useVerb(rights.giveConsent, { rereads: ['rights'], inOrder: 'consent', done: copy.emailGiven })
  const withdraw = useVerb(rights.withdrawConsent, {
    rereads: ['rights'],
    inOrder: 'consent',
    done: copy.emailWithdrawn,
  })
  return withdrawnAt === null ? (
    <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({})}>
      Withdraw
    </Button>
  ) : (
    <Button busy={give.isPending} onClick={() => give.mutate({})}>
      Agree again
    </Button>
  )
}

const dayWords = (moment: string) => formatDay(dayOf(Temporal.Instant.from(moment)))

function whenWords({ purpose, givenAt, withdrawnAt }: ConsentView): string {
  if (givenAt === null) return copy.neverAsked[purpose]
  if (withdrawnAt === null) return `Given on ${dayWords(givenAt)}.`
  return withdrawnAt === givenAt
    ? `Refused on ${dayWords(withdrawnAt)}.`
    : `Given on ${dayWords(givenAt)}, withdrawn on ${dayWords(withdrawnAt)}.`
}
