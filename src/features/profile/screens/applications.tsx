import { useRead } from '#src/browser/reads.ts'
import { AlsoThere, useKnown } from '#src/features/people/values/screens/use-known.ts'
import { Tag } from '#src/ui/tag.tsx'
import { intakeLabel } from '#src/values/intakes.ts'
import type { ApplicationView } from '#src/features/people/applications/contract.ts'
import * as copy from '#src/features/people/applications/copy.ts'
import type { Outcome } from '#src/features/people/applications/rules.ts'
import * as onboardingCopy from '#src/features/people/onboarding/copy.ts'
import { ApplicationForm } from './application-form.tsx'
import { InterestForm } from './interest-form.tsx'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { applications } from '#src/features/people/screens/api.ts'
import { Records } from './records.tsx'

export function Applications({ owner }: { owner: string }) {
  const known = useKnown()
  return (
    <Part id="applications">
      <Loaded query={useRead(applications.list)}>
        {list => (
          <Records
            title="Your applications"
            empty="Nothing here yet. Add a university as soon as you think of applying."
            add="Add an application"
            groups={[{ records: list }]}
            entry={application => ({
              id: application.id,
              title: application.university.name,
              tag: <Tag tone={tones[application.outcome]}>{copy.outcomeNames[application.outcome]}</Tag>,
              details: [detailOf(application)],
            })}
            renderEditor={(application, close) =>
              known !== undefined && (
                <ApplicationForm
                  owner={owner}
                  application={application}
                  isFirst={list.length === 0}
                  known={known}
                  onDone={close}
                />
              )
            }
            remove={({ id }) => applications.remove({ id })}
          />
        )}
      </Loaded>
      <AlsoThere at={['applications']} />
      <Loaded query={useRead(applications.interest)}>
        {interest => known !== undefined && <InterestForm owner={owner} interest={interest} known={known} />}
      </Loaded>
    </Part>
  )
}

const tones = {
  considering: 'plain',
  applied: 'waiting',
  admitted: 'done',
  waitlisted: 'waiting',
  rejected: 'wrong',
} as const satisfies Record<Outcome, string>

const detailOf = ({ programme, degree, intake }: ApplicationView): string =>
  [degree !== null && onboardingCopy.degreeNames[degree], programme, intake !== null && intakeLabel(intake)]
    .filter(Boolean)
    .join(', ')
