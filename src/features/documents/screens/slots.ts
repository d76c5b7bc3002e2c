import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { PurposeName } from '../rules.ts'

type ChooserProps = { purpose: PurposeName; use: string; onChosen: (file: File) => void; onClose: () => void }

/** Where a student takes a copy of a file that they have added before. */
export const fileChoosers = slot<ComponentType<ChooserProps>>('documents/choosers')
