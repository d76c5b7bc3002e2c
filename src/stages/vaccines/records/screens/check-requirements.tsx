import { readOf } from '#src/browser/reads.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { useState } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { AlsoThere, readKnown, useKnown } from '#src/features/people/values/screens/use-known.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { doctorDecides } from '#src/stages/vaccines/copy.ts'
import { dayWords } from './days.ts'
import { useVaccines, vaccineRecords } from './api.ts'
import type { VaccinesView } from '../contract.ts'
import * as copy from '../copy.ts'
import { VaccineCard } from './vaccine-card.tsx'
import { WhereTo } from './where-to.tsx'
import { universities } from '#src/features/universities/screens/universities.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(CheckRequirements, queries =>
  Promise.all([
    queries.fetchQuery(readOf(vaccineRecords.read)),
    queries.fetchQuery(readOf(universities.added)),
    readKnown(queries),
  ]),
)

/** First by whose list one goes; then, vaccine by vaccine, what one has of it. */
function CheckRequirements() {
  const user = useUser()
  const vaccines = useVaccines()
  const known = useKnown()
  const [isChanging, setIsChanging] = useState(false)
  const view = vaccines.data
  if (view === undefined || !user) return <Waiting query={vaccines} />
  if (!view.isChosen || isChanging) {
    if (known === undefined) return <Waiting query={vaccines} />
    return <WhereTo view={view} known={known} onDone={() => setIsChanging(false)} isChanging={isChanging} />
  }
  return (
    <Stack gap={5}>
      <Chosen view={view} onChange={() => setIsChanging(true)} />
      <AlsoThere at={['vaccines']} />
      {view.list === null ? <Notice tone="info">{copy.noList}</Notice> : <List view={view} owner={user.id} />}
      <Words of={['mmr', 'titre']} />
      <p className="quiet">{doctorDecides}</p>
    </Stack>
  )
}

function Chosen({ view: { university, list, dob }, onChange }: { view: VaccinesView; onChange: () => void }) {
  return (
    <Stack gap={3}>
      <div className="stack-3 first-wide baseline">
        <p>
          <strong>{university?.name ?? 'The common list'}</strong>
          {dob !== null && <span className="quiet"> You were born on {dayWords(dob)}.</span>}
        </p>
        <Button kind="link" onClick={onChange}>
          Change
        </Button>
      </div>
      {list?.isCommon === true && (
        <Notice tone="waiting">{university === null ? copy.common : copy.checkWith(university.name)}</Notice>
      )}
    </Stack>
  )
}

function List({ view, owner }: { view: VaccinesView; owner: string }) {
  const { list, standings } = view
  if (list === null) return null
  const asked = standings.filter(({ state }) => state !== 'not-asked')
  const others = standings.filter(({ state }) => state === 'not-asked')
  return (
    <>
      <ul className="stack-4 list" aria-label="What is asked for">
        {asked.map(standing => (
          <VaccineCard key={standing.vaccine} standing={standing} view={view} owner={owner} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="quiet">
          Not required of you: {others.map(({ vaccine }) => copy.vaccineNames[vaccine]).join(', ')}.
        </p>
      )}
      {list.note !== '' && <Notice tone="info">{list.note}</Notice>}
      <p>Lists change: the form of your university decides.</p>
      <SourceMark of={[{ name: list.source, checkedOn: list.checkedOn }]} />
    </>
  )
}
