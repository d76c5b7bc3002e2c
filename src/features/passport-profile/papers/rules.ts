// What papers say, as they were read: beside what is known, for the student to confirm, and to be compared.
import { paperNames as readFromPdf, saysNames, type SaysName } from '#src/reading/says.ts'
import type { FactName } from '../facts/rules.ts'

/** The passport is read from its two printed lines, the others from their PDF. */
export const paperNames = ['passport', ...readFromPdf] as const
export type PaperName = (typeof paperNames)[number]

export const sayings = saysNames
export type Saying = SaysName
export type Says = { readonly [saying in Saying]?: string }

/** As it was confirmed, and when. */
export type ReadPaper = { says: Says; readOn: string }
export type Papers = { readonly [paper in PaperName]?: ReadPaper }

/** The fact of the profile that a paper's value is. */
const factOf: { readonly [saying in Saying]?: FactName } = {
  surname: 'surname',
  givenName: 'firstName',
  bornOn: 'bornOn',
  passportNumber: 'passportNumber',
  sevisId: 'sevisId',
  schoolCode: 'schoolCode',
  appointmentUid: 'appointmentUid',
}

/** By paper, as the same number stands for the form on one and for the booking on another. */
export function factOn(paper: PaperName, saying: Saying): FactName | undefined {
  if (saying === 'applicationId') {
    return paper === 'ds-160-confirmation'
      ? 'applicationId'
      : paper === 'appointment-confirmation'
        ? 'barcode'
        : undefined
  }
  return factOf[saying]
}

/** Names are taken from the passport: other papers write them as their forms want them. */
const namesAreFrom: PaperName = 'passport'

/** What a paper tells the profile. */
export const factsOn = (paper: PaperName, says: Says): Partial<Record<FactName, string>> =>
  Object.fromEntries(
    sayings.flatMap(saying => {
      const [fact, value] = [factOn(paper, saying), says[saying] ?? '']
      const isName = saying === 'surname' || saying === 'givenName'
      return fact === undefined || value === '' || (isName && paper !== namesAreFrom) ? [] : [[fact, value]]
    }),
  )
