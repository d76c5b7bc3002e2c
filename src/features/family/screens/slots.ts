import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { FamilyHeading, Key } from '#src/wire/topics.ts'

/** Headings whose screens are a stage's. */
export type GivenHeading = Extract<FamilyHeading, 'loan'>

/** What the family sees under such a heading, and what of it a device forgets once it is not shared any more. */
export const shownToFamily = slot<{
  heading: GivenHeading
  Shown: ComponentType<{ student: string }>
  keyOf: () => Promise<(input: { student: string }) => Key>
}>('family/shown')
