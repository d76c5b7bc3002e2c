import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { ConfirmVerb } from '#src/features/desk-kit/screens/confirm-verb.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { SetView } from '../contract.ts'
import { setsDesk, setsPage } from './queries.ts'
import { SetEditor } from './set-editor.tsx'

/** One list, to be read beside the university's own page. */
export function SetPage({ id, me }: { id: string; me: string }) {
  const query = useQuery({ ...readOf(setsDesk.read, { id }), retry: false })
  const name = query.data?.university === '' ? 'The common list' : query.data?.university
  return (
    <DeskPage title={name ?? 'Vaccine list'} what="list" back={{ href: setsPage, to: 'all lists' }} query={query}>
      {set => (
        <>
          {!set.isOwn && (
            <Notice tone="info" title="No list of its own yet">
              This is the common list, to begin with. Once you save it, students of {set.university} go by it.
            </Notice>
          )}
          <SetEditor set={set} me={me} />
          {set.isOwn && <WholeList set={set} />}
        </>
      )}
    </DeskPage>
  )
}

/** Back to the sample; or, for a university, back to the common list. */
function WholeList({ set }: { set: SetView }) {
  const [, navigate] = useLocation()
  const seen = { id: set.id, version: set.version }
  const rereads = ['vaccines', 'catalogues'] as const
  return (
    <section aria-label="This list as a whole">
      <Actions>
        {set.hasSample && set.changedBy !== null && (
          <ConfirmVerb
            kind="quiet"
            label="Restore the sample"
            title="Restore the sample?"
            confirm="Restore it"
            act={() => setsDesk.restore(seen)}
            rereads={rereads}
          >
            <p>What the desk changed in this list is in its history only.</p>
          </ConfirmVerb>
        )}
        {set.university !== '' && (
          <ConfirmVerb
            label="Throw this list away"
            title="Throw this list away?"
            confirm="Throw it away"
            act={() => setsDesk.remove(seen)}
            rereads={rereads}
            done={() => navigate(setsPage)}
          >
            <p>{`Students of ${set.university} go by the common list from now on.`}</p>
          </ConfirmVerb>
        )}
      </Actions>
    </section>
  )
}
