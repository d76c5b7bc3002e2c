import { useRead } from '#src/browser/reads.ts'
import { AlsoThere, useKnown } from '#src/features/people/values/screens/use-known.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'
import { FactsForm } from './facts-form.tsx'
import { passportProfile } from './api.ts'

const FromPassport = later(async () => (await import('./from-passport.tsx')).FromPassport, null)
const FromPapers = later(async () => (await import('./from-papers.tsx')).FromPapers, null)
const ToCopy = later(async () => (await import('./to-copy.tsx')).ToCopy, null)

/** /profile/passport: typed or read once, and what every form asks for in the shape that it wants. */
export function PassportProfile({ owner }: { owner: string }) {
  const profile = useRead(passportProfile.read)
  const elsewhere = useKnown()
  return (
    <Part id="passport" lede={copy.lede}>
      <Loaded query={profile}>
        {known =>
          elsewhere !== undefined && (
            <Stack gap={6}>
              <Notice tone="info" title={copy.noticeTitle}>
                <p>{copy.notice}</p>
              </Notice>
              <FromPassport known={known} />
              <AlsoThere at={['passport-profile']} />
              <FactsForm owner={owner} known={known} elsewhere={elsewhere} />
              <FromPapers known={known} />
              <ToCopy facts={known.facts} />
            </Stack>
          )
        }
      </Loaded>
    </Part>
  )
}
