import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { consentWording } from './copy.ts'
import { consents } from './tables.ts'

/** Both that a new account needs, in the words shown. */
export async function noteConsents({ tx }: Change, { now }: Pick<Services, 'now'>, person: string): Promise<void> {
  await tx.insert(consents).values(
    (['email', 'terms'] as const).map(purpose => ({
      person,
      purpose,
      wording: consentWording[purpose],
      givenAt: now(),
    })),
  )
}
