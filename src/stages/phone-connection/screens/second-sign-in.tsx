import { WaysToSignIn } from '../../../features/accounts/ways/screens/ways-to-sign-in.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'
import { waysQuery } from '../../../features/accounts/ways/screens/ways-query.ts'
import { withReads } from '../../../manifest/web.tsx'

export default withReads(SecondSignIn, queries => queries.fetchQuery(waysQuery))

function SecondSignIn() {
  return (
    <Stack>
      <GuidePanel guide={guides.SecondSignIn} />
      <WaysToSignIn />
    </Stack>
  )
}
