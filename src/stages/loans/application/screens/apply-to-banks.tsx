import { readOf, useRead, useOutOfReach } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useDiscards } from '#src/browser/unsent/use-unsent.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { Facts } from '#src/features/passport-profile/facts/rules.ts'
import { passportProfile } from '#src/features/passport-profile/screens/api.ts'
import { AlsoThere, readKnown, useKnown, type Known } from '#src/features/people/values/screens/use-known.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { ApplicationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { parts, type Part } from '../rules.ts'
import { useApplication } from './later-answers.ts'
import { PartForm } from './part-form.tsx'
import { later } from '#src/ui/later.tsx'
import { loanOffers, loanApplication, loanLenders } from '#src/stages/loans/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'
import { classes } from '#src/ui/classes.ts'
import { TickIcon } from '#src/ui/icons.tsx'
import s from '#src/stages/loans/screens/loans.module.css'

const waiting = <Loading />

// Who fills in the form fetches no more than the form.
const Submitted = later(async () => (await import('./submitted.tsx')).Submitted, waiting)

export default withReads(ApplyToBanks, async queries => {
  const [{ submittedAt }] = await Promise.all([
    queries.fetchQuery(readOf(loanApplication.read)),
    queries.fetchQuery(readOf(passportProfile.read)),
    readKnown(queries),
  ])
  if (submittedAt.financial !== null)
    await Promise.all([queries.fetchQuery(readOf(loanOffers.read)), queries.fetchQuery(readOf(loanLenders.compare))])
  else if (submittedAt.identity !== null) await queries.fetchQuery(readOf(loanLenders.compare))
})

/** The one application, part by part; once it is submitted, who has it. */
function ApplyToBanks() {
  const user = useUser()
  const application = useApplication()
  const profile = useRead(passportProfile.read)
  const isOut = useOutOfReach(profile)
  const facts = profile.data?.facts ?? (isOut ? {} : undefined)
  const known = useKnown()
  if (application.data === undefined || !user) return <Waiting query={application} />
  if (application.data.submittedAt.financial !== null) return <Submitted application={application.data} />
  if (facts === undefined || known === undefined) return <Waiting query={profile} />
  return <Parts application={application.data} facts={facts} known={known} owner={user.id} />
}

/** The first that was not submitted; an earlier one may be opened again. */
type PartsProps = { application: ApplicationView; facts: Facts; known: Known; owner: string }

function Parts({ application, facts, known, owner }: PartsProps) {
  const current = parts.find(part => application.submittedAt[part] === null) ?? 'financial'
  const [opened, setOpened] = useState<Part>()
  const discards = useDiscards()
  const part = opened ?? current
  return (
    <Stack gap={5}>
      {application.submittedAt.identity !== null && <AlsoThere at={['loan']} />}
      <PartsNav application={application} current={part} onOpen={setOpened} />
      <PartForm
        // What stands at the server was chosen: the form begins with it.
        key={`${part} ${discards}`}
        part={part}
        application={application}
        facts={facts}
        known={known}
        owner={owner}
        onSubmitted={() => setOpened(undefined)}
      />
    </Stack>
  )
}

type PartsNavProps = { application: ApplicationView; current: Part; onOpen: (part: Part) => void }

/** Three stops in their order: those that were submitted can be opened again. */
function PartsNav({ application: { submittedAt }, current, onOpen }: PartsNavProps) {
  const next = parts.find(part => submittedAt[part] === null)
  return (
    <ol className={s.parts} aria-label="Parts of the application">
      {parts.map((part, index) => {
        const isDone = submittedAt[part] !== null
        return (
          <li key={part} className={classes(s.part, part === current && s.current, isDone && s.done)}>
            <button
              type="button"
              disabled={!isDone && part !== next}
              aria-current={part === current ? 'step' : undefined}
              onClick={() => onOpen(part)}
            >
              <span className={s.number} aria-hidden="true">
                {isDone ? <TickIcon size={16} /> : index + 1}
              </span>
              {copy.partNames[part]}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
