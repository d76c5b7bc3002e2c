import { blankOf, typedOf } from '#src/records/fields.ts'
import type { SettingsView } from '../views/contract.ts'
import { universityRecord, type UniversityTyped } from '../settings/rules.ts'

export type SettingsValues = UniversityTyped & { version: number }

/** What is not demanded is empty, and a limit that there is not is a tick. */
export function valuesOf(settings: SettingsView): SettingsValues {
  const { demands, year, checkedOn, windowCheckedOn } = settings
  const { deductible, maxBenefit, sponsors = [], unheld = [], ...rest } = demands ?? {}
  const typed = typedOf(universityRecord, {
    ...blankOf(universityRecord),
    ...settings,
    coInsuranceMost: null,
    preventive: null,
    evacuation: null,
    repatriation: null,
    ...rest,
    isRead: demands !== null,
    year: null,
    maxBenefit: typeof maxBenefit === 'number' ? maxBenefit : null,
    isUnlimited: maxBenefit === 'unlimited',
    deductible: deductible?.most ?? null,
    deductiblePer: deductible?.per ?? 'year',
    sponsors: sponsors.join('\n'),
    unheld: unheld.join('\n'),
  })
  return { ...typed, year, checkedOn, windowCheckedOn, version: settings.version }
}
