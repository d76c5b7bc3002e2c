import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { namedAsWished } from '#src/browser/unsent/rules.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { vaccinesContracts } from '#src/stages/vaccines/contract.ts'
import type { VaccinesView } from '../contract.ts'
import { keptLack, vaccineNames } from '../copy.ts'
import { planDraft } from '#src/stages/vaccines/pending/rules.ts'
import { lackOf } from '../rules.ts'
import { vaccines, type Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { fieldOf } from '#src/values/unknown.ts'

export const { vaccineRecords, vaccineClinics, vaccineProofs } = apiOf<typeof vaccinesContracts>()

/** With what was said and is not sent yet. What follows from it only the server says. */
export const useVaccines = () => useQuery({ ...readOf(vaccineRecords.read), select: useWished(asWished) })

function asWished(view: VaccinesView, wishes: Wishes): VaccinesView {
  const flight = fieldOf(wishes.get(planDraft), 'flight')
  return {
    ...view,
    lacks: namedAsWished(vaccines, view.lacks, vaccine => wishes.get(lackOf(vaccine))),
    ...(typeof flight === 'string' && { kept: { at: Temporal.Now.instant().toString(), flight } }),
  }
}

/** What is read again when something about the vaccines was changed. */
export const vaccineRereads = ['vaccines', 'journey', 'vaccine-slots'] as const

export const useVaccineVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: vaccineRereads, done })

const later = laterOf<typeof vaccinesContracts>(vaccineRereads)

export function sayLacking(vaccine: Vaccine, isLacking: boolean): Promise<unknown> {
  const calls = later(marked(lackOf(vaccine), keptLack(vaccineNames[vaccine], isLacking), isLacking)).vaccineRecords
  return isLacking ? calls.lack({ vaccine }) : calls.unlack({ vaccine })
}
