import { Loaded } from '#src/ui/waiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { InternalNotes } from '#src/features/desk-kit/screens/internal-notes.tsx'
import { NoteRequest } from '#src/features/desk-kit/screens/note-request.tsx'
import { WaitsOf } from '#src/features/desk-kit/screens/waits-of.tsx'
import * as planCopy from '#src/features/plan/of-student/copy.ts'
import { PlanOf } from '#src/features/plan/of-student/screens/plan-of.tsx'
import type { StudentView } from '../contract.ts'
import { asStudentPlace } from '../rules.ts'
import * as copy from '../copy.ts'
import { Documents } from '../file/screens/documents.tsx'
import { FileHead } from '../file/screens/file-head.tsx'
import { JourneyOf } from './journey-of.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './students.module.css'
import { studentQuery } from './api.ts'
import { Button } from '#src/ui/button.tsx'
import type { HistoryLine } from '#src/features/audit/contract.ts'

type StudentProps = { id: string; reader: { id: string; isAdmin: boolean } }

/** One student at the desk: who they are and who leads them, where they are, their papers, what we noted and what happened. */
export function Student({ id, reader }: StudentProps) {
  const student = useQuery(studentQuery(id))
  return (
    <Screen
      title={student.data === undefined ? copy.student : student.data.student.name}
      words={<Link href="/desk/students">Back to all students</Link>}
    >
      <Loaded what="this student" query={student}>
        {view => (
          <>
            <WaitsOf student={id} me={reader.id} />
            <Head view={view} />
            <div className="wide-side">
              <div className="stack-6 packed">
                <section>
                  <h2>Their journey</h2>
                  <JourneyOf view={view} />
                </section>
                {view.headings.includes('plans') && !view.student.isGuest && (
                  <section>
                    <h2>{planCopy.title}</h2>
                    <PlanOf lines={view.plan} />
                  </section>
                )}
                {view.headings.includes('files') && (
                  <section>
                    <h2>{copy.documents}</h2>
                    <Documents files={view.documents} />
                  </section>
                )}
              </div>
              <div className="stack-6 packed">
                {!view.student.isGuest && <InternalNotes student={id} reader={reader} about={aboutFor(view)} />}
                <NoteRequest student={view.student} />
                <section>
                  <h2>What happened</h2>
                  <History lines={view.history} />
                </section>
              </div>
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

/** What one wants to know before anything else. */
function Head({ view }: { view: StudentView }) {
  const { student, headings, answers } = view
  return (
    <section className="ruled-below pad-bottom-5">
      <h2 className="visually-hidden">{copy.about}</h2>
      {headings.includes('tags') && !student.isGuest && <FileHead student={student.id} />}
      <dl className={classes('terms stack-5 cards lines-3', s.facts)}>
        {(headings.includes('plans') ? copy.inOrder(answers) : answers).map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label="E-mail">{student.email ?? 'None'}</Fact>
        <Fact label="Phone">{student.phone ?? 'None'}</Fact>
        <Fact label="Since">
          <When at={student.createdAt} />
        </Fact>
      </dl>
      {!student.isGuest && (
        <Actions>
          {headings.includes('chat') && <ButtonLink href={`/desk/chats/${student.id}`}>Open the chat</ButtonLink>}
          {headings.includes('journey') && (
            <ButtonLink href={`/desk/students/${student.id}${asStudentPlace}`}>{copy.link}</ButtonLink>
          )}
        </Actions>
      )}
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const shownAtFirst = 20

/** Newest first: the student's own acts, and the desk's with who did them. */
function History({ lines }: { lines: readonly HistoryLine[] }) {
  const [isWhole, setWhole] = useState(false)
  if (lines.length === 0) return <p className="muted">Nothing yet.</p>
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst)
  return (
    <>
      <ol className="stack-3 list">
        {shown.map(({ at, what, by }, index) => (
          // Two may happen in one moment; the list only grows at its head.
          <li className="stack" key={`${lines.length - index}`}>
            <span>{what}</span>
            <span className="faint">
              <When at={at} />
              {by !== null && `, by ${by} at the desk`}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <div>
          <Button kind="link" onClick={() => setWhole(true)}>
            Show all {lines.length}
          </Button>
        </div>
      )}
    </>
  )
}
