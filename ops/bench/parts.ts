// Each part of the bench by its name, in the order they run.
import { measureBombs } from './bombs.ts'
import { measureCommits } from './commits.ts'
import { measureCrowd } from './crowd.ts'
import { measureCustomSteps } from './custom-steps.ts'
import { measureFanOut } from './fan-out.ts'
import { measureGrowth } from './growth.ts'
import { measureI20 } from './i20.ts'
import { measureInsurancePlans } from './insurance-plans.ts'
import { measureJourneyRead } from './journey-read.ts'
import { measureLedger } from './ledger.ts'
import { measureLive } from './live.ts'
import { measureLoans } from './loans.ts'
import { measureMemory } from './memory.ts'
import { measureNotifications } from './notifications.ts'
import type { Place } from './place.ts'
import { measurePlan } from './plan.ts'
import { measurePlanRisks } from './plan-risks.ts'
import { measurePooled } from './pooled.ts'
import { measurePruning } from './prune.ts'
import { measureQuote } from './quote.ts'
import { measureReading } from './reads.ts'
import { measureRequests } from './requests.ts'
import type { Result } from './result.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStandby } from './standby.ts'
import { measureTraces } from './traces.ts'
import { measureTranscripts } from './transcripts.ts'

type Part = (place: Place) => Promise<Result>

const on =
  (measure: (databaseUrl: string) => Promise<Result>): Part =>
  async place =>
    measure(await place.database('bench'))

export const parts: Readonly<Record<string, Part>> = {
  quote: async () => measureQuote(),
  plan: async () => measurePlan(),
  reading: async () => measureReading(),
  'plan-risks': on(measurePlanRisks),
  transcripts: async () => measureTranscripts(),
  memory: async place => measureMemory(await place.database('bench'), place.rows),
  'journey-read': on(measureJourneyRead),
  requests: measureRequests,
  traces: measureTraces,
  'fan-out': measureFanOut,
  'sign-in': on(measureSignIn),
  crowd: measureCrowd,
  commits: on(measureCommits),
  live: on(measureLive),
  notifications: on(measureNotifications),
  'custom-steps': on(measureCustomSteps),
  i20: on(measureI20),
  'insurance-plans': on(measureInsurancePlans),
  loans: on(measureLoans),
  ledger: on(measureLedger),
  growth: on(measureGrowth),
  pruning: on(measurePruning),
  bombs: on(measureBombs),
  standby: async () => measureStandby(),
  pooled: async place => measurePooled(place),
}
