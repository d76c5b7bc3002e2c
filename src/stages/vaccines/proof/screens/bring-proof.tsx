import { readOf } from '#src/browser/reads.ts'
import { GuidePoints } from '#src/features/progress/screens/guide-panel.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { useVaccines, vaccineRecords } from '#src/stages/vaccines/records/screens/api.ts'
import * as copy from '../copy.ts'
import { Proofs } from './proofs.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(BringProof, queries => queries.fetchQuery(readOf(vaccineRecords.read)))

/** A paper for each vaccine one has, and one record of them all. */
function BringProof() {
  const query = useVaccines()
  const view = query.data
  if (view === undefined) return <Waiting query={query} />
  if (view.records.length === 0) return <NothingYet />
  return (
    <Stack gap={5}>
      <p>{copy.lede}</p>
      <Proofs view={view} />
      <Missing view={view} />
      <RecordSheet view={view} />
      <GuidePoints points={[copy.notPaidFact]} />
    </Stack>
  )
}

const NothingYet = () => (
  <EmptyState
    level={3}
    title="Nothing to prove yet"
    action={
      <ButtonLink kind="primary" href="/vaccines/check-what-your-university-asks">
        Say what you have
      </ButtonLink>
    }
  >
    The record is made of the doses that you have said, or that a clinic has noted.
  </EmptyState>
)

function Missing({ view: { plan } }: { view: VaccinesView }) {
  const left = [
    ...new Set(plan.filter(({ ask, isInUs }) => ask === 'required' && !isInUs).map(({ vaccine }) => vaccine)),
  ]
  if (left.length === 0) return null
  return <p className="quiet">Still needed before you fly: {left.map(vaccine => vaccineNames[vaccine]).join(', ')}.</p>
}
