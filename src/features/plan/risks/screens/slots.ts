import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { RiskCard } from '#src/features/plan/contract.ts'

type Leads = {
  /** Chooses whose students are shown: 'anyone', 'me', 'nobody', or an advisor's id. */
  Filter: ComponentType<{ value: string; onChange: (lead: string) => void }>
  /** Who leads one student, and the press that takes the lead where nobody has it. */
  Lead: ComponentType<Pick<RiskCard, 'student' | 'lead'> & { me: string }>
}

/** Who leads which student is kept with their files. */
export const leadParts = slot<Leads>('plan/leads')
