import type { Arrival } from '#src/browser/arrival.ts'
import { todayHere } from '#src/browser/zone.ts'
import { ApiError } from '#src/wire/client.ts'
import { visas } from '#src/stages/health-insurance/coverage/rules.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { checkDetails } from '#src/stages/health-insurance/details/rules.ts'
import { insuranceDetails } from '#src/stages/health-insurance/screens/api.ts'

export type Outcome = 'taken' | 'unknown-university' | 'unknown-plan' | 'university-first'

/** What a link names becomes what its follower entered; what it does not name stays as it was entered. */
export async function takeOver(arrival: Arrival): Promise<Outcome> {
  const details = await insuranceDetails.read({})
  const university = arrival.university ?? details?.universityID
  if (university === undefined) return 'university-first'
  const isSaved = await refusedOr(() => save(university, arrival, details), 'universityID')
  if (!isSaved) return 'unknown-university'
  const { plan: planID } = arrival
  if (planID === undefined) return 'taken'
  return (await refusedOr(() => insuranceDetails.choose({ planID }), 'planID')) ? 'taken' : 'unknown-plan'
}

async function save(universityID: string, arrival: Arrival, details: DetailsView | null): Promise<unknown> {
  const visa = visas.find(one => one === arrival.visa) ?? details?.visa ?? 'F1'
  const all = {
    universityID,
    visa,
    level: details?.level ?? 'graduate',
    dob: arrival.dob ?? details?.dob ?? '',
    coverageStartDate: details?.coverageStartDate ?? '',
    numberOfMonths: details?.numberOfMonths ?? '',
    billingCycle: details?.billingCycle ?? null,
  } as const
  const wrong = checkDetails(all, todayHere().toString(), undefined)
  const right = Object.fromEntries(Object.keys(wrong).map(field => [field, '']))
  return insuranceDetails.save({ ...all, ...right })
}

/** False where that very field was refused: anything else is a fault to be reported. */
async function refusedOr(verb: () => Promise<unknown>, field: string): Promise<boolean> {
  try {
    await verb()
    return true
  } catch (error) {
    if (error instanceof ApiError && field in error.fields) return false
    throw error
  }
}
