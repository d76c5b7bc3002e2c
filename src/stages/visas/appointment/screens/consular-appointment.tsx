import { readOf, useRead } from '#src/browser/reads.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { useState } from 'react'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { AlsoThere, readKnown, useKnown } from '#src/features/people/values/screens/use-known.ts'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { libraryGuides } from '../../copy.ts'
import { GuestWords } from '#src/features/progress/screens/guest-words.tsx'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Sections, SiteLink } from '#src/stages/visas/ds-160/screens/sections.tsx'
import { itemsOf } from '#src/stages/visas/numbers/screens/copied.ts'
import { paperChecks } from '#src/stages/visas/paper-checks/screens/api.ts'
import { appointment as appointmentApi, visaNumbers } from '#src/stages/visas/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { Standing } from './state.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { GuidePoints } from '#src/features/progress/screens/guide-panel.tsx'

export default withReads(ConsularAppointment, queries =>
  Promise.all([
    queries.fetchQuery(readOf(appointmentApi.read)),
    queries.fetchQuery(readOf(visaNumbers.read)),
    queries.fetchQuery(readOf(paperChecks.read)),
    readKnown(queries),
  ]),
)

/** A companion to the appointment site, which stands in a tab of its own, and the appointment made there. */
function ConsularAppointment() {
  const user = useUser()
  return user?.isAnonymous === true ? <GuestWords words={copy.guest} /> : <Panel me={user?.id} />
}

function Panel({ me }: { me: string | undefined }) {
  const query = useRead(appointmentApi.read)
  const known = useKnown()
  const [isSharing, setSharing] = useState(false)
  if (query.data === undefined || known === undefined || me === undefined) return <Waiting query={query} />
  const { appointment } = query.data
  return (
    <Stack gap={6}>
      {isSharing ? (
        <AppointmentForm appointment={appointment} known={known} me={me} onDone={() => setSharing(false)} />
      ) : (
        <Standing view={query.data} onTell={() => setSharing(true)} />
      )}
      <AlsoThere at={['appointment']} />
      <ChecksBefore what="booking" />
      <div className="wide-side">
        <Companion me={me} isNext={appointment === null && !isSharing} />
        <Stack gap={5}>
          <SiteRules isBooked={appointment !== null} />
          <ToCopy />
        </Stack>
      </div>
    </Stack>
  )
}

function Companion({ me, isNext }: { me: string; isNext: boolean }) {
  return (
    <Stack gap={4}>
      <Sections site="appointment" owner={me} sections={copy.sections} />
      <div className="stack-4 leading">
        <SiteLink site={copy.site} isNext={isNext} />
        <p className="faint">{copy.sectionsNote}</p>
      </div>
      <Words of={['ofc', 'ds160']} />
      <HelpLinks
        of={libraryGuides}
        names={['interview-window-story', 'fee-and-changes', 'i20-to-interview', 'new-ds-160', 'where-and-whether']}
      />
    </Stack>
  )
}

function ToCopy() {
  const known = useRead(visaNumbers.read)
  if (known.data === undefined) return <Waiting query={known} />
  return (
    <Fold summary={copy.copyTitle}>
      <CopyList label={copy.copyTitle} missing="Not given yet" items={itemsOf(known.data, copied)} />
    </Fold>
  )
}

// Opened by a press.
const AppointmentForm = later(async () => (await import('./appointment-form.tsx')).AppointmentForm, null)

const ChecksBefore = later(
  async () => (await import('#src/stages/visas/paper-checks/screens/checks-before.tsx')).ChecksBefore,
  null,
)

const copied = ['barcode', 'sevisId', 'ds160Surname', 'ds160Given', 'dobDs160', 'email'] as const

const SiteRules = ({ isBooked }: { isBooked: boolean }) =>
  isBooked ? (
    <Fold summary={copy.rulesFold}>
      <GuidePoints points={copy.rules} />
    </Fold>
  ) : (
    <section className="stack-4" aria-labelledby="appointment-rules">
      <h3 id="appointment-rules">{copy.rulesTitle}</h3>
      <GuidePoints points={copy.rules} />
    </section>
  )
