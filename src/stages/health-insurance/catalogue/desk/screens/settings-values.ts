import type { SettingsView } from '../views/contract.ts'
import type { UniversityTyped } from '../settings/rules.ts'

export type SettingsValues = UniversityTyped & { version: number }

const dollars = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(2))
const percent = (part: number | undefined): string => (part === undefined ? '' : String(part))

export function valuesOf(settings: SettingsView): SettingsValues {
  const { demands } = settings
  const most = demands?.maxBenefit
  return {
    version: settings.version,
    noWaiver: settings.noWaiver,
    customDates: settings.customDates,
    allowedStartDates: settings.allowedStartDates,
    maxStartDate: settings.maxStartDate ?? '',
    waiverOpens: settings.waiverOpens ?? '',
    waiverDeadline: settings.waiverDeadline ?? '',
    windowSource: settings.windowSource,
    windowCheckedOn: settings.windowCheckedOn,
    terms: settings.terms,
    gbgDestinationCountry: settings.gbgDestinationCountry,
    gbgDestinationState: settings.gbgDestinationState,
    waiverGuide: settings.waiverGuide,
    waiverGuideGBG: settings.waiverGuideGBG,
    isRead: demands !== null,
    aca: demands?.aca ?? false,
    isUnlimited: most === 'unlimited',
    maxBenefit: most === 'unlimited' ? '' : dollars(most),
    deductible: dollars(demands?.deductible?.most),
    deductiblePer: demands?.deductible?.per ?? 'year',
    coInsuranceMost: percent(demands?.coInsuranceMost),
    evacuation: dollars(demands?.evacuation),
    repatriation: dollars(demands?.repatriation),
    preExisting: demands?.preExisting ?? false,
    preventive: percent(demands?.preventive),
    refusesInternational: demands?.refusesInternational ?? false,
    sponsors: (demands?.sponsors ?? []).join('\n'),
    unheld: (demands?.unheld ?? []).join('\n'),
    year: settings.year,
    source: settings.source,
    checkedOn: settings.checkedOn,
  }
}
