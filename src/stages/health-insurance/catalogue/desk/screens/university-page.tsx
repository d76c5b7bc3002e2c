import { useRead } from '#src/browser/reads.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { cataloguePage } from '../rules.ts'
import { PlansHere } from './plans-here.tsx'
import { catalogueDesk } from './queries.ts'
import { SettingsEditor } from './settings-editor.tsx'

/** What we know of a university's insurance, and what is sold there. */
export function UniversityPage({ university, me }: { university: string; me: string }) {
  const found = useRead(catalogueDesk.university, { university })
  return (
    <Screen
      title={found.data?.settings.name ?? 'University'}
      words={<Link href={cataloguePage}>Back to all plans and universities</Link>}
    >
      <Shown what="this university" query={found}>
        {({ settings, sales, others }) => (
          <>
            {!settings.isVerified && (
              <Notice tone="waiting" title="Not checked yet">
                Students see no plans here until an advisor has checked this university.
              </Notice>
            )}
            <PlansHere university={settings} sales={sales} others={others} />
            <SettingsEditor settings={settings} sales={sales} me={me} />
          </>
        )}
      </Shown>
    </Screen>
  )
}
