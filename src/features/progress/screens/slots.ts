import type { ComponentType } from 'react'
import type { PlanSays } from '#src/journey/ahead.ts'
import { slot } from '#src/manifest/slots.ts'
import type { JourneyNow } from './journey-query.ts'

/** Who reads what the plan says of the journey, for pages that show nothing else of it. */
export const planDayReaders =
  slot<ComponentType<{ journey: JourneyNow; onRead: (said: PlanSays) => void }>>('progress/plan-days')
