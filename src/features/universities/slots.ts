import { slot } from '#src/manifest/slots.ts'
import type { Call } from '#src/platform/services.ts'

/** The ids of universities that a student has chosen in a stage, so that another can suggest them. */
export const chosenUniversities = slot<(call: Pick<Call, 'db' | 'caller'>) => Promise<string[]>>('universities/chosen')
