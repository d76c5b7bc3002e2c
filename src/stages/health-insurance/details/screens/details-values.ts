import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import type { Visa } from '#src/stages/health-insurance/coverage/rules.ts'
import type { StudyLevel } from '#src/stages/health-insurance/quote/rules.ts'
import type { DetailsView } from '../contract.ts'

export type Typed = {
  university: ComboboxOption | null
  visa: Visa
  level: StudyLevel
  dob: string
  coverageStartDate: string
  numberOfMonths: string
}

const blankDetails: Typed = {
  university: null,
  visa: 'F1',
  level: 'graduate',
  dob: '',
  coverageStartDate: '',
  numberOfMonths: '12',
}

/** What the student said elsewhere: the form begins with it where nothing was entered here. */
export type SaidElsewhere = { bornOn: string; university: ComboboxOption | null; landsOn: string }

export const valuesOf = (details: DetailsView | null, { bornOn, university, landsOn }: SaidElsewhere): Typed =>
  details === null
    ? { ...blankDetails, university, dob: bornOn, coverageStartDate: landsOn }
    : {
        university: { value: details.universityID, label: details.universityName },
        visa: details.visa,
        level: details.level,
        dob: details.dob || bornOn,
        coverageStartDate: details.coverageStartDate || landsOn,
        numberOfMonths: details.numberOfMonths || blankDetails.numberOfMonths,
      }

export const sentOf = ({ university, ...typed }: Typed) => ({
  ...typed,
  universityID: university?.value ?? '',
  billingCycle: null,
})
