import { useRead } from '#src/browser/reads.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { Openings } from '../openings/screens/openings.tsx'
import { Reaches } from '../reaches/screens/reaches.tsx'
import { Consents } from './consents.tsx'
import { Correction } from './correction.tsx'
import { Erasure } from './erasure.tsx'
import { Export } from './export.tsx'
import { rights } from './api.ts'
import { Grievance, Keepings, Uses } from './uses.tsx'

/** /profile/your-data */
export function YourData({ owner }: { owner: string }) {
  return (
    <Part id="your-data" lede="What we keep about you, for what, and how you get it, mend it or take it away from us.">
      <Loaded query={useRead(rights.read)}>
        {view => (
          <>
            {view.erasure !== null && <Erasure view={view} />}
            <Export view={view} />
            <Consents consents={view.consents} />
            <Openings />
            <Reaches view={view} />
            <Uses sentTo={view.sentTo} />
            <Keepings />
            <Correction owner={owner} corrections={view.corrections} />
            {view.erasure === null && <Erasure view={view} />}
            <Grievance />
          </>
        )}
      </Loaded>
    </Part>
  )
}
