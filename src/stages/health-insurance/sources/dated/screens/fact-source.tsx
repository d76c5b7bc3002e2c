import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { datedFacts } from '../copy.ts'

export type FactName = 'insurance.claim-window' | 'insurance.waiver-decision' | 'insurance.j1-cover'

/** Below words that say a rule of the world: where it was read and when, and what the desk has read since. */
export const FactSource = ({ of }: { of: FactName }) => <SourceLine of={datedFacts.filter(({ id }) => id === of)} />
