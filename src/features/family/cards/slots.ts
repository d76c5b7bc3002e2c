// The cards that a student can let their family see: each stage gives its own.
import { slot } from '#src/manifest/slots.ts'
import type { Services } from '#src/platform/services.ts'
import type { InsuranceCard } from './contract.ts'

/** A student, with the day that it is where they are. */
type Student = { id: string; today: Temporal.PlainDate }

/** Of the health insurance that runs, and of what follows it: what its card says, nothing of health, claims or money. */
export type InsuranceCards = (
  services: Pick<Services, 'db' | 'vault'>,
  student: Student,
) => Promise<readonly InsuranceCard[]>

export const insuranceCards = slot<InsuranceCards>('family/insurance-cards')
