import { slotForEach } from '#src/manifest/slots.ts'
import { formKinds, type FormKind } from './references.ts'
import type { FormAction } from './service.ts'

/** What happens once a form of each kind arrives from Typeform. */
export const onForm = slotForEach<FormKind, FormAction>('forms/on-form', formKinds, 'a form of the kind')
