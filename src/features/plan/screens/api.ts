// What the plan's screens read and write.
import type { planContracts } from '../contract.ts'
import { apiOf } from '#src/browser/api.ts'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { keptDone } from '../copy.ts'
import { doneOfPlan } from '../wishes/rules.ts'

export const { plan: planApi, planDeferrals: deferralApi } = apiOf<typeof planContracts>()

const later = laterOf<typeof planContracts>(['plan'])

type Ticked = { thing: Thing; isDone: boolean }

/** Shown at the press; without a network it is kept and sent later. */
export const useDoneTick = () =>
  useTick(
    ({ thing, isDone }: Ticked) =>
      later(marked(doneOfPlan(thing), keptDone(things[thing].name, isDone), isDone)).plan.markDone({ thing, isDone }),
    {
      rereads: ['plan'],
      inOrder: 'plan',
      shows: ({ thing, isDone }) => ({ thing: doneOfPlan(thing), is: isDone }),
    },
  )
