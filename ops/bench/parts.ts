// Each part of the bench by its name, in the order they run.
import { measureCrowd } from './crowd.ts'
import { measureDesk } from './desk.ts'
import { measureScrolling } from './desk-scrolling.ts'
import { measureFanOut } from './fan-out.ts'
import { measureGrowth } from './growth.ts'
import { measureMemory } from './memory.ts'
import { measurePlanRisks } from './plan-risks.ts'
import { measureRequests } from './requests.ts'
import type { Parts } from './report.ts'
import { measureSignIn } from './sign-in.ts'

export const parts: Parts = {
  memory: async place => measureMemory(await place.database('bench'), place.rows),
  requests: place => measureRequests(place),
  'fan-out': place => measureFanOut(place),
  'sign-in': async place => measureSignIn(await place.database('bench')),
  crowd: measureCrowd,
  desk: async place => measureDesk(await place.database('bench')),
  'desk-scrolling': measureScrolling,
  'plan-risks': async place => measurePlanRisks(await place.database('bench')),
  growth: async place => measureGrowth(await place.database('bench')),
}
