import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { InternalNotes } from '#src/features/desk-kit/screens/internal-notes.tsx'
import { NoteRequest } from '#src/features/desk-kit/screens/note-request.tsx'
import type { StudentView } from '../contract.ts'
import { History } from './history.tsx'
import { JourneyOf } from './journey-of.tsx'
import s from './students.module.css'
import { studentQuery } from './students-queries.ts'

/** One student at the desk: who they are, where they stand, and what happened. */
type StudentProps = { id: string; reader: { id: string; isAdmin: boolean } }

export function Student({ id, reader }: StudentProps) {
  const student = useQuery(studentQuery(id))
  return (
    <Screen
      title={student.data?.student.name || 'Student'}
      words={<Link href="/desk/students">Back to all students</Link>}
    >
      <Shown what="this student" query={student}>
        {view => (
          <div className={s.columns}>
            <div className={s.column}>
              <section>
                <h2>Their journey</h2>
                <JourneyOf view={view} />
              </section>
            </div>
            <div className={s.column}>
              <About view={view} />
              {!view.student.isGuest && <InternalNotes student={id} reader={reader} />}
              <NoteRequest student={view.student} />
              <section>
                <h2>What happened</h2>
                <History lines={view.history} />
              </section>
            </div>
          </div>
        )}
      </Shown>
    </Screen>
  )
}

function About({ view: { student, headings, answers } }: { view: StudentView }) {
  return (
    <section>
      <h2>About</h2>
      <dl className={s.facts}>
        <dt>E-mail</dt>
        <dd>{student.email ?? 'None'}</dd>
        <dt>Phone</dt>
        <dd>{student.phone ?? 'None'}</dd>
        <dt>Since</dt>
        <dd>
          <When at={student.createdAt} />
        </dd>
        {answers.map(({ label, value }) => [<dt key={label}>{label}</dt>, <dd key={`${label} is`}>{value}</dd>])}
      </dl>
      {!student.isGuest && headings.includes('chat') && (
        <div>
          <ButtonLink href={`/desk/chats/${student.id}`}>Open the chat</ButtonLink>
        </div>
      )}
    </section>
  )
}
