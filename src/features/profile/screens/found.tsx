// What of the profile is known away from its page: its parts, and whether something is known of the person.
import { optional, useReadAfterwards } from '#src/browser/reads.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { values } from '#src/features/people/screens/api.ts'
import { parts } from '#src/features/people/screens/parts.ts'
import type { FoundAmong, ThereProps } from '#src/features/progress/screens/slots.ts'

/** The parts of the profile, by what they hold. */
export const Parts = ({ found }: FoundAmong) =>
  found(Object.values(parts).map(({ title, holds, href }) => ({ name: title, detail: holds, href })))

/** What a step needs of a person, by what they or their papers said, wherever that was. */
export function KnownOf({ names, show }: ThereProps) {
  // The page of a step is drawn without it, and a guest has no profile to add it to.
  const isOwner = useUser()?.isAnonymous === false
  return isOwner ? <KnownOfOwner names={names} show={show} /> : show(undefined)
}

function KnownOfOwner({ names, show }: ThereProps) {
  const data = optional(useReadAfterwards(values.read))
  if (data === undefined) return show(undefined)
  const known = new Map<string, unknown>(Object.entries(data.known))
  return show(new Set(names.filter(name => known.has(name))))
}
