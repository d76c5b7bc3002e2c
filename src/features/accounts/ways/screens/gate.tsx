import { useRead } from '#src/browser/reads.ts'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/page.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { User } from '#src/features/accounts/screens/session.ts'
import { ways as waysApi } from './api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import * as copy from '#src/features/accounts/second-factor/copy.ts'
import { SetUp } from './factors.tsx'
import { GiveFactor } from '#src/features/accounts/second-factor/screens/give-factor.tsx'

/** Where the server hands out this page in place of another, it hands out the other once a second factor was given. */
const openPage = () => location.reload()

export function Gate({ user }: { user: User }) {
  const query = useRead(waysApi.read)
  const { data: ways } = query
  const isSetUp = user.secondFactor !== 'not-set-up'
  return (
    <Page title={copy.gate.title}>
      <Card as="section">
        <Stack>
          <h1>{copy.gate.title}</h1>
          <p>{isSetUp ? copy.gate.give : copy.gate.setUp}</p>
          {!isSetUp && <SetUp onAdded={openPage} />}
          {isSetUp && ways === undefined && <Waiting query={query} what="your ways to sign in" rows={0} />}
          {isSetUp && ways !== undefined && (
            <>
              <GiveFactor
                hasPasskey={ways.proofs.includes('passkey')}
                hasApp={ways.proofs.includes('app')}
                onGiven={openPage}
              />
              <p>{copy.gate.lost}</p>
            </>
          )}
        </Stack>
      </Card>
    </Page>
  )
}
