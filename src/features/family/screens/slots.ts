import type { ComponentType } from 'react'
import { slotForEach } from '#src/manifest/slots.ts'
import type { FamilyHeading, Key } from '#src/wire/topics.ts'

/** Headings whose screens are a stage's. */
export const givenHeadings = ['loan'] as const satisfies readonly FamilyHeading[]
export type GivenHeading = (typeof givenHeadings)[number]

/** What the family sees under such a heading, and what of it a device forgets once it is not shared any more. */
type Shown = {
  Shown: ComponentType<{ student: string }>
  keyOf: () => Promise<(input: { student: string }) => Key>
}

export const shownToFamily = slotForEach<GivenHeading, Shown>(
  'family/shown',
  givenHeadings,
  'what the family sees under',
)
