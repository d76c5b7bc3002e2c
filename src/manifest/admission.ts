// What the server asks of features before it answers a call, as it knows none of them: what is shared with whom, which consent
// is missing, and of whom nothing is measured.
import type { IsShared, MissingConsent } from '#src/platform/http/callers.ts'
import type { OpenCall, Services } from '#src/platform/services.ts'
import type { AppServices } from './app-services.ts'
import { slotForEach } from './slots.ts'

type Asked = Pick<Services, 'db' | 'now'>

export const sharing = slotForEach<'family', (services: Asked) => IsShared>(
  'manifest/sharing',
  ['family'],
  'what is shared with the',
)

export type Consenting = {
  missing: (services: Asked, app: Pick<AppServices, 'given'>) => MissingConsent
  isMeasured: (call: OpenCall) => Promise<boolean>
}

export const consenting = slotForEach<'consent', Consenting>('manifest/consenting', ['consent'], 'about')
