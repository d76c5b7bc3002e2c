import type { ComponentType } from 'react'
import type { PlanDays } from '#src/journey/ahead.ts'
import { slot } from '#src/manifest/slots.ts'
import type { JourneyNow } from './reading.ts'

/** Who reads the days of steps that the plan has, for pages that show nothing else of it. */
export const planDayReaders =
  slot<ComponentType<{ journey: JourneyNow; onRead: (days: PlanDays) => void }>>('progress/plan-days')
