import { StampedLetter } from '#src/ui/drawings/stamped-letter.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { accepted } from '../copy.ts'

/** The loan is accepted: the letter is stamped. */
export const Accepted = ({ bank }: { bank: string }) => (
  <Moment drawing={<StampedLetter />} title={accepted(bank)} level={3} live>
    <p>Next: choose a time to meet its official, in the step below.</p>
  </Moment>
)
