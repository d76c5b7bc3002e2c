import { WaysToSignIn } from '../../../features/accounts/ways/screens/ways-to-sign-in.tsx'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { guides } from '../copy.ts'

const { SecondSignIn: guide } = guides

export default function SecondSignIn() {
  return (
    <Stack>
      {guide !== undefined && <GuidePanel guide={guide} />}
      <WaysToSignIn />
    </Stack>
  )
}
