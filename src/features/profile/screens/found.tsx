import { parts } from '#src/features/people/screens/parts.ts'
import type { FoundAmong } from '#src/features/progress/screens/slots.ts'

/** The parts of the profile, by what they hold. */
export const Parts = ({ found }: FoundAmong) =>
  found(Object.values(parts).map(({ title, holds, href }) => ({ name: title, detail: holds, href })))
