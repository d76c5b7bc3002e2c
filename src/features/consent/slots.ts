import { slot } from '#src/manifest/slots.ts'
import type { Services } from '#src/platform/services.ts'

export type Parent = { relation: string; hasConsented: boolean }

/** Who of a student's family may consent for them, and has accepted the invitation: the family knows. */
export const parents =
  slot<(services: Pick<Services, 'db'>, student: string, version: number) => Promise<readonly Parent[]>>(
    'consent/parents',
  )
