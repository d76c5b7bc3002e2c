import { readOf } from '#src/browser/reads.ts'
import { WaysToSignIn } from '#src/features/accounts/ways/screens/ways-to-sign-in.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { guides } from '../copy.ts'
import { ways } from '#src/features/accounts/ways/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(SecondSignIn, queries => queries.fetchQuery(readOf(ways.read)))

function SecondSignIn() {
  return (
    <Stack>
      <GuidePanel guide={guides.SecondSignIn} />
      <WaysToSignIn />
    </Stack>
  )
}
