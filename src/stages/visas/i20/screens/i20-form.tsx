import { readOf } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { Explained } from '#src/features/glossary/screens/word.tsx'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useDiscards } from '#src/browser/unsent/use-unsent.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { content } from '#src/features/content/screens/api.ts'
import { readKnown } from '#src/features/people/values/screens/use-known.ts'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { i20Guides } from '../../copy.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { intro } from '../copy.ts'
import { FundsForm } from './funds-form.tsx'
import { useI20View } from './later-i20.ts'
import { University } from './university.tsx'
import { universities } from '#src/features/universities/screens/universities.ts'
import { i20 } from './i20-queries.ts'
import { withReads } from '#src/manifest/web.tsx'

// Once it was filled.
const Filled = later(async () => (await import('./filled.tsx')).Filled, <Awaited />)

export default withReads(I20Form, queries =>
  Promise.all([
    queries.fetchQuery(readOf(i20.read)),
    queries.fetchQuery(readOf(universities.added)),
    readKnown(queries),
    queries.fetchQuery(readOf(content.list, { stage: i20Guides.stage })),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

/** The step: a university, the form in two parts, and the PDF that is made of it. */
function I20Form() {
  // Beside the form, not after it.
  usePrefetchQuery(readOf(content.list, { stage: i20Guides.stage }))
  const known = useI20View()
  const owner = useUser()?.id
  const discards = useDiscards()
  if (known.data === undefined || owner === undefined) return <Waiting query={known} />
  const { university, filledI20 } = known.data
  return (
    <Stack gap={5}>
      <p>
        <Explained of={['i20']}>{intro}</Explained>
      </p>
      <University view={known.data} />
      {university !== null && <FundsForm key={discards} view={known.data} owner={owner} />}
      {filledI20 !== null && <Filled filled={filledI20} view={known.data} />}
      <HelpLinks of={i20Guides} names={['admit-to-i20', 'no-given-name']} />
    </Stack>
  )
}
