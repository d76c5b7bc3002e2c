import { useQuery } from '@tanstack/react-query'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { setQuery, setsPage } from './queries.ts'
import { SetActions } from './set-actions.tsx'
import { SetEditor } from './set-editor.tsx'

/** One list, to be read beside the university's own page. */
export function SetPage({ id, me }: { id: string; me: string }) {
  const query = useQuery({ ...setQuery(id), retry: false })
  const name = query.data?.university === '' ? 'The common list' : query.data?.university
  return (
    <Screen title={name ?? 'Vaccine list'} words={<Link href={setsPage}>Back to all lists</Link>}>
      <Shown what="this list" query={query}>
        {set => (
          <>
            {!set.isOwn && (
              <Notice tone="info" title="No list of its own yet">
                This is the common list, to begin with. Once you save it, students of {set.university} go by it.
              </Notice>
            )}
            <SetEditor set={set} me={me} />
            <SetActions set={set} />
          </>
        )}
      </Shown>
    </Screen>
  )
}
