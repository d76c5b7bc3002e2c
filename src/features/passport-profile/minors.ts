// What is kept of adults alone.
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { parseDay } from '#src/values/dates.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { underAge } from './contract.ts'
import * as copy from './copy.ts'
import { isMinor } from './rules.ts'
import { readProfile } from './stored.ts'

export function refuseMinor(call: Call, bornOn: string): void {
  if (bornOn === '') throw new Refusal(invalidInput, { bornOn: copy.bornFirst })
  if (isMinor(bornIn(call, bornOn), todayOf(call))) throw new Refusal(underAge, { bornOn: copy.underAge })
}

export function bornIn(call: Call, bornOn: string): Temporal.PlainDate {
  const born = parseDay(bornOn)
  if (born === undefined) throw new Refusal(invalidInput, { bornOn: copy.invalid.day })
  if (Temporal.PlainDate.compare(born, todayOf(call)) >= 0)
    throw new Refusal(invalidInput, { bornOn: copy.invalid.bornOn })
  return born
}

/** For what is kept elsewhere of adults alone. */
export async function refuseKnownMinor(call: Call): Promise<void> {
  const { bornOn = '' } = (await readProfile(call, call.db)).facts
  if (bornOn !== '') refuseMinor(call, bornOn)
}
