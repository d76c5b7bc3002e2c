import { useState, type ReactNode } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { classes } from '#src/ui/classes.ts'
import { Fold } from '#src/ui/fold.tsx'
import { useTwoColumns } from '#src/features/desk-kit/screens/room.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { DueOf } from '#src/features/money/of-student/screens/due-of.tsx'
import * as planCopy from '#src/features/plan/of-student/copy.ts'
import { PlanOf } from '#src/features/plan/of-student/screens/plan-of.tsx'
import type { StudentView } from '../../contract.ts'
import { asStudentPlace } from '../../rules.ts'
import * as copy from '../../copy.ts'
import s from '#src/features/students/screens/students.module.css'
import { FileHead } from './file-head.tsx'

/** What one wants to know before anything else: on a phone in one line, until it is opened. */
export function StudentFacts({ view }: { view: StudentView }) {
  const [isOpen] = useState(useTwoColumns())
  const { student, headings, answers } = view
  const known = headings.includes('plans') ? copy.inOrder(answers) : answers
  const seesPlan = headings.includes('plans') && !student.isGuest
  return (
    <section className={s.who}>
      <h2 className="visually-hidden">{copy.about}</h2>
      <Fold summary={copy.inBrief(answers)} isOpen={isOpen}>
        <div className="stack-5">
          <dl className={classes('terms stack-3', s.facts)}>
            <Fact label="Phone">{linked('tel', student.phone)}</Fact>
            <Fact label="E-mail">{linked('mailto', student.email)}</Fact>
            {known.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
            <Fact label="Since">
              <When at={student.createdAt} />
            </Fact>
          </dl>
          {seesPlan && <Dates view={view} />}
          <DueOf lines={view.due} />
          {headings.includes('tags') && !student.isGuest && <FileHead student={student.id} />}
          {!student.isGuest && (
            <Actions>
              {headings.includes('chat') && <ButtonLink href={`/desk/chats/${student.id}`}>Open the chat</ButtonLink>}
              {headings.includes('journey') && (
                <ButtonLink href={`/desk/students/${student.id}${asStudentPlace}`}>{copy.link}</ButtonLink>
              )}
            </Actions>
          )}
        </div>
      </Fold>
    </section>
  )
}

const linked = (scheme: 'tel' | 'mailto', value: string | null): ReactNode =>
  value === null ? 'None' : <a href={`${scheme}:${value}`}>{value}</a>

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const mostDates = 3

/** The next ones; below them what is at risk, and all of them behind a press. */
function Dates({ view: { plan } }: { view: StudentView }) {
  const next = plan.filter(({ word }) => word !== 'done').slice(0, mostDates)
  return (
    <section className="stack-3">
      <h3>{planCopy.title}</h3>
      {next.length > 0 && (
        <dl className="terms stack-2" aria-label={copy.nextDates}>
          {next.map(({ thing, name, when }) => (
            <Fact key={thing} label={name}>
              {when}
            </Fact>
          ))}
        </dl>
      )}
      <PlanOf lines={plan} />
    </section>
  )
}
