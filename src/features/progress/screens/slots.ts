import type { ComponentType, ReactNode } from 'react'
import type { Later } from '#src/ui/later.tsx'
import type { PlanSays } from '#src/journey/ahead.ts'
import { slot } from '#src/manifest/slots.ts'
import type { JourneyNow } from './journey-query.ts'

/** Who reads what the plan says of the journey, for pages that show nothing else of it. */
export const planDayReaders =
  slot<ComponentType<{ journey: JourneyNow; onRead: (said: PlanSays) => void }>>('progress/plan-days')

/** What of a main place wants to be seen from everywhere, as far as the device has read it: nothing is read for it. */
export const placeMarks = slot<{ to: string; Mark: ComponentType }>('progress/place-marks')

/** A thing that one may look for: a step, a paper, a day. */
export type Findable = { name: string; detail?: string | undefined; href: string }

/** What can be found among the things of a module. Its script comes once somebody looks for something. */
export const searched = slot<{ among: string; Things: ComponentType<FoundAmong> }>('progress/searched')
export type FoundAmong = { found: (things: readonly Findable[]) => ReactNode }

/** Which of some papers lie among the student's, and which of some values are known of them, wherever they were given. */
export const paperReaders = slot<Later<ThereProps>>('progress/paper-readers')
export const valueReaders = slot<Later<ThereProps>>('progress/value-readers')
export type ThereProps = {
  names: readonly string[]
  /** Not known yet without. */
  show: (there: ReadonlySet<string> | undefined) => ReactNode
}
