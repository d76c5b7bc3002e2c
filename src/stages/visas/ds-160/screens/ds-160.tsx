import { readOf, useRead } from '#src/browser/reads.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { passportProfile } from '#src/features/passport-profile/screens/api.ts'
import { readKnown } from '#src/features/people/values/screens/use-known.ts'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { libraryGuides } from '../../copy.ts'
import { FoldRow } from '#src/ui/fold-row.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { NumbersView } from '#src/stages/visas/numbers/contract.ts'
import { differs } from '#src/stages/visas/numbers/copy.ts'
import { areOneForm } from '#src/stages/visas/numbers/rules.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { later } from '#src/ui/later.tsx'
import { NumbersForm } from '#src/stages/visas/numbers/screens/numbers-form.tsx'
import { visaNumbers } from '#src/stages/visas/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { sayRefused } from '#src/stages/visas/post-interview/starting/copy.ts'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { fromProfile, sections, site } from '../copy.ts'
import { SaveTimer } from './save-timer.tsx'
import { Sections, SiteLink } from './sections.tsx'
import { withReads } from '#src/manifest/web.tsx'

const NameGuide = later(
  async () => (await import('#src/features/passport-profile/names/screens/name-guide.tsx')).NameGuide,
  <Awaited />,
)

export default withReads(Ds160, queries =>
  Promise.all([
    queries.fetchQuery(readOf(visaNumbers.read)),
    queries.fetchQuery(readOf(passportProfile.read)),
    readKnown(queries),
  ]),
)

/**
 * A companion to the government's form, which opens in a tab of its own: these sites forbid being framed, and a page that
 * asks for a passport number inside another page is what students are warned about. So we don't see what happens there.
 */
function Ds160() {
  const known = useRead(visaNumbers.read)
  const owner = useUser()?.id
  const isDone = useStep('visas', 'DS160')?.status === 'complete'
  if (known.data === undefined || owner === undefined) return <Waiting query={known} />
  return (
    <div className="wide-side">
      <Stack gap={4}>
        <RefusedBefore />
        <Sections site="ds-160" owner={owner} sections={sections} />
        <div className="stack-4 leading">
          <SiteLink site={site} isNext={!isDone} />
          <SaveTimer owner={owner} />
        </div>
        <Words of={['ds160', 'i20']} />
        <HelpLinks of={libraryGuides} names={['ds-160', 'new-ds-160', 'social-media']} />
      </Stack>
      <Stack gap={5}>
        <Numbers known={known.data} />
        <div>
          <FoldRow summary="Spelled exactly so">
            <Spelled known={known.data} />
          </FoldRow>
          <FoldRow summary={fromProfile.title}>
            <FromProfile />
          </FoldRow>
        </div>
        <NameGuide name={known.data.person} />
      </Stack>
    </div>
  )
}

/** In a further application. */
function RefusedBefore() {
  const again = useStep('visas', 'DS160')?.again
  return again === undefined ? null : <Notice tone="waiting">{sayRefused(again.failedAt)}</Notice>
}

// Fetched once they are opened, or there is something to copy.
const Spelled = later(async () => (await import('./to-copy.tsx')).Spelled, null)
const KeptNumbers = later(async () => (await import('./to-copy.tsx')).KeptNumbers, null)
const FormToCopy = later(
  async () => (await import('#src/features/passport-profile/screens/form-to-copy.tsx')).FormToCopy,
  null,
)

/** Passport, parents and addresses as well, once they are in the profile. */
const FromProfile = () => (
  <div className="stack-3">
    <FormToCopy form="ds-160" />
    <p>
      <Link href="/profile/passport">{fromProfile.open}</Link>
    </p>
  </div>
)

function Numbers({ known }: { known: NumbersView }) {
  const { applicationId = '', barcode = '' } = known.numbers
  return (
    <section className="stack-3" aria-labelledby="ds-160-numbers">
      <h3 id="ds-160-numbers">Keep these two</h3>
      <NumbersForm known={known} names={['applicationId', 'barcode']} />
      {!areOneForm(known.numbers) && <Notice tone="wrong">{differs}</Notice>}
      {applicationId + barcode !== '' && <KeptNumbers known={known} />}
    </section>
  )
}
