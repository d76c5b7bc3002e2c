import { readOf, useRead } from '#src/browser/reads.ts'
import { useState, type ReactNode } from 'react'
import { ProveContact } from '#src/features/accounts/screens/prove-contact.tsx'
import { useIsUnproved, useUser } from '#src/features/accounts/screens/session.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { ClaimView } from '../contract.ts'
import * as copy from '../copy.ts'
import { standingOf } from '../rules.ts'
import { ClaimCard } from './claim-card.tsx'
import { FactSource } from '#src/stages/health-insurance/sources/dated/screens/fact-source.tsx'
import { later } from '#src/ui/later.tsx'
import { insuranceClaims } from './api.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'
import { withReads } from '#src/manifest/web.tsx'

// Opened by a press, and as heavy as the list it is above.
const ClaimDialog = later(async () => (await import('./claim-dialog.tsx')).ClaimDialog, null)

export default withReads(FileInsuranceClaim, queries => queries.fetchQuery(readOf(insuranceClaims.mine)))

/** The claims there are and how each stands, and the way to file one. */
function FileInsuranceClaim() {
  const user = useUser()
  const isUnproved = useIsUnproved()
  const found = useRead(insuranceClaims.mine)
  /** How many there were when the form was opened. */
  const [filingAfter, setFilingAfter] = useState<number>()
  if (found.data === undefined || !user) return <Waiting query={found} what="your claims" />
  const { claims, policies, typeform } = found.data
  const isProving = isUnproved && policies.length > 0 && typeform === null
  // One that is sent at Typeform comes into the list by itself, and the form goes.
  const isFiling = filingAfter !== undefined && (typeform === null || claims.length <= filingAfter)
  const file = (kind: 'primary' | 'quiet') =>
    policies.length > 0 && (
      <Button kind={kind} onClick={() => setFilingAfter(claims.length)}>
        {claims.length === 0 ? 'File a claim' : 'File another claim'}
      </Button>
    )
  return (
    <div className="stack-5">
      {/* At Typeform the papers don’t come to us. */}
      {isProving && <ProveContact words={copy.proveFirst} />}
      {claims.length === 0 ? (
        <NothingYet>{file(isProving ? 'quiet' : 'primary')}</NothingYet>
      ) : (
        <>
          <ClaimList claims={claims} owner={user.id} />
          <div>{file('quiet')}</div>
        </>
      )}
      <WhenToFile />
      {isFiling && (
        <ClaimDialog
          owner={user.id}
          policies={policies}
          typeform={typeform}
          onClose={() => setFilingAfter(undefined)}
        />
      )}
    </div>
  )
}

const NothingYet = ({ children }: { children: ReactNode }) => (
  <EmptyState level={3} title="Nothing claimed yet" action={children}>
    <p>If you paid for care yourself, or were sent a bill, ask the insurer to take it over. Have these beside you:</p>
    <ul className={s.ready}>
      {copy.keepReady.map(what => (
        <li key={what}>{what}</li>
      ))}
    </ul>
    <p>{copy.howLong}</p>
  </EmptyState>
)

/** What waits for the student stands first. */
function ClaimList({ claims, owner }: { claims: readonly ClaimView[]; owner: string }) {
  const asked = claims.filter(claim => standingOf(claim) === 'asked')
  const others = claims.filter(claim => standingOf(claim) !== 'asked')
  return (
    <ul className="stack-4 list" aria-label="Your claims">
      {[...asked, ...others].map(claim => (
        <ClaimCard key={claim.id} claim={claim} owner={owner} isNext={claim === asked[0]} />
      ))}
    </ul>
  )
}

const WhenToFile = () => (
  <div className="quiet">
    <p>
      Insurers usually take a claim within {copy.claimDays} days of the care. The brochure of your plan has the last
      word.
    </p>
    <FactSource of="insurance.claim-window" />
  </div>
)
