import { Tag } from '#src/ui/tag.tsx'
import type { PersonView } from '../contract.ts'
import { seatWords } from '#src/features/accounts/seats/rules.ts'

/** What somebody is: a guest, a student, or what they sit at the desk as. */
export function Seats({ person: { isGuest, seats } }: { person: PersonView }) {
  if (isGuest) return <Tag>Guest</Tag>
  if (seats.length === 0) return <Tag>Student</Tag>
  return (
    <span className="wrap inline gap-2">
      {seats.map(seat => (
        <Tag key={seat.role} tone="waiting">
          {seatWords(seat)}
        </Tag>
      ))}
    </span>
  )
}
