import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#src/ui/waiting.tsx'
import { Link } from '#src/ui/link.tsx'
import { useTwoColumns } from '#src/features/desk-kit/screens/room.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import type { NoteReader } from '#src/features/desk-kit/screens/internal-notes.tsx'
import { WaitsOf } from '#src/features/desk-kit/screens/waits-of.tsx'
import type { StudentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { Composer } from '../file/screens/composer.tsx'
import { Stream } from '../file/screens/stream.tsx'
import { StudentFacts } from '../file/screens/student-facts.tsx'
import { JourneyOf } from './journey-of.tsx'
import s from './students.module.css'
import { studentQuery } from './api.ts'

/** One student at the desk: what waits, who they are, what is written to them and about them, all that happened, and their journey. */
export function Student({ id, reader }: { id: string; reader: NoteReader }) {
  const student = useQuery(studentQuery(id))
  const isInTwo = useTwoColumns()
  // The keyboard goes through them as they stand: who it is, is above what is written, or to the right of it.
  const facts = (view: StudentView) => <StudentFacts key="facts" view={view} />
  const main = (view: StudentView) => (
    <div key="main" className={s.main}>
      {!view.student.isGuest && <Composer view={view} reader={reader} about={aboutFor(view)} />}
      <Stream view={view} reader={reader} about={aboutFor(view)} />
    </div>
  )
  return (
    <Screen
      title={student.data === undefined ? copy.student : student.data.student.name}
      words={<Link href="/desk/students">Back to all students</Link>}
    >
      <Loaded what="this student" query={student}>
        {view => (
          <>
            <WaitsOf student={id} me={reader.id} />
            <div className={s.file}>
              {isInTwo ? [main(view), facts(view)] : [facts(view), main(view)]}
              <section className={s.journey}>
                <h2>Their journey</h2>
                <JourneyOf view={view} />
              </section>
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** What a note of theirs may be about: who sees the whole journey may leave it open. */
const aboutFor = ({ headings, journey }: StudentView) => [
  ...(headings.includes('journey') ? [{ value: '', label: copy.wholeJourney }] : []),
  ...journey.stages.map(({ route, label }) => ({ value: route, label })),
]
