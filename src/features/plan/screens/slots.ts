import type { Screen } from '#src/manifest/web.tsx'
import { slot } from '#src/manifest/slots.ts'

/** What other modules know that may cost a date, above the dates themselves. */
export const planNotes = slot<{ id: string; Note: Screen<object> }>('plan/notes')
