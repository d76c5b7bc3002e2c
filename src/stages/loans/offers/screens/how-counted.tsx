import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { Explained, Words } from '#src/features/glossary/screens/word.tsx'
import * as copy from '../copy.ts'

/** Why one is recommended, how the figures are worked out, and what the words mean. */
export const HowCounted = ({ terms }: { terms: number }) => (
  <div className="stack-3 readable">
    <p>{copy.recommendedWhy}</p>
    <p>{copy.keyFacts(terms)}</p>
    <p>
      <Explained of={['moratorium', 'emi', 'apr']}>{copy.aprBesideTotal}</Explained>
    </p>
    <Words of={['processingFee']} />
    <SourceLine of={copy.datedFacts} />
  </div>
)
