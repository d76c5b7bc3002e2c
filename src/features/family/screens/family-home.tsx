import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { useRead } from '#src/browser/reads.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { familyHeadings, type FamilyHeading } from '#src/wire/topics.ts'
import type { StudentOfFamily } from '../contract.ts'
import { headings as names, home as copy } from '../copy.ts'
import { family } from './api.ts'
import { Money } from './money.tsx'
import { Progress } from './progress.tsx'

/** What each heading shows: one that nobody can see yet cannot be shared, and doesn't compile. */
const shown: Readonly<Record<FamilyHeading, (props: { student: string }) => React.ReactNode>> = {
  progress: Progress,
  money: Money,
}

/** The family's home: of each student what they share, in large letters, to be read on a phone. */
export default function FamilyHome() {
  const query = useRead(family.list)
  return (
    <Page title={copy.title} width="reading">
      <div className="stack-6 text-3">
        <Loaded query={query} level={1}>
          {students => (
            <>
              {students.length === 0 && (
                <EmptyState title={copy.nothingTitle} level={1}>
                  {copy.nothing}
                </EmptyState>
              )}
              {students.length > 1 && <h1>{copy.title}</h1>}
              {students.map(student => (
                <Student key={student.id} of={student} isAlone={students.length === 1} />
              ))}
            </>
          )}
        </Loaded>
        <div>
          <ButtonLink href="/">{copy.ownJourney}</ButtonLink>
        </div>
      </div>
    </Page>
  )
}

type StudentProps = { of: StudentOfFamily; isAlone: boolean }

function Student({ of: { id, student, firstName, headings, endedAt }, isAlone }: StudentProps) {
  useForgetting(student, headings)
  const Title = isAlone ? 'h1' : 'h2'
  return (
    <section className="stack-5 breakable" aria-label={copy.oneTitle(firstName)}>
      <Title>{copy.oneTitle(firstName)}</Title>
      {endedAt !== null ? (
        <Notice tone="info" live title={copy.ended(firstName)}>
          {copy.endedWhy}
        </Notice>
      ) : (
        <>
          {headings.map(heading => {
            const Shown = shown[heading]
            return <Shown key={heading} student={student} />
          })}
          <div className="stack-3">
            <p className="quiet">
              {headings.length === 0 ? copy.sharesNothing : copy.shares(headings.map(heading => names[heading].name))}
            </p>
            <div>
              <ConfirmVerb
                label={copy.leave}
                title={copy.leaveTitle(firstName)}
                confirm={copy.leave}
                keep={copy.keep}
                act={() => family.leave({ id })}
                rereads={['family']}
                done={copy.left}
              >
                <p>{copy.leaveMeans}</p>
              </ConfirmVerb>
            </div>
          </div>
        </>
      )}
    </section>
  )
}

/** What is no longer shared does not stay on this device, where it would be read without a network. */
function useForgetting(student: string, headings: readonly FamilyHeading[]): void {
  const queries = useQueryClient()
  const ended = familyHeadings.filter(heading => !headings.includes(heading)).join(' ')
  useEffect(() => {
    for (const heading of familyHeadings)
      if (ended.split(' ').includes(heading)) queries.removeQueries({ queryKey: family[heading].keyOf({ student }) })
  }, [queries, student, ended])
}
