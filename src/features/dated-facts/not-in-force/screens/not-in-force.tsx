import type { Source } from '#src/journey/guide.ts'
import { later } from '#src/ui/later.tsx'
import { followsCopies } from '../copies/rules.ts'

const Register = later(async () => (await import('./register.tsx')).Register, null)

/** Below a statement that was read where a postponed rule is printed as law: what the register says of that rule. */
export const NotInForce = ({ of: sources }: { of: readonly Source[] }) => sources.some(followsCopies) && <Register />
