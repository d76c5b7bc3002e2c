import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#src/features/accounts/screens/session.ts'
import { Page } from '#src/ui/page.tsx'
import { SkeletonPage } from '#src/ui/skeleton.tsx'
import { TopBar } from '#src/ui/top-bar.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

/** The shape of what comes, until we know who is here; or why it does not come. */
export function Opening() {
  const session = useQuery(sessionQuery)
  return (
    <>
      <TopBar home="/" />
      <Page title="Opening" width="stage">
        <Waiting query={session} title="We cannot reach Safar" level={1} shape={<SkeletonPage />} />
      </Page>
    </>
  )
}
