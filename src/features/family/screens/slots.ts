import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { FamilyHeading, Key } from '#src/wire/topics.ts'

/** Headings whose screens are a stage's. */
export type GivenHeading = Extract<FamilyHeading, 'loan' | 'co-borrowing'>

/** What the family sees under such a heading, and what of it a device forgets once it is not shared any more. */
type Shown = {
  default: ComponentType<{ student: string }>
  keyOf: (input: { student: string }) => Key
}

export const shownToFamily = slot<{ heading: GivenHeading; load: () => Promise<Shown> }>('family/shown')
