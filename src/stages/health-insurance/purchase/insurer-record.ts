// What the records of insurers want besides what the student typed (specification 2, section 3).
import type { Application } from '../application/pages/rules.ts'

type Placed = { planCode: string; universityID: string; at: Temporal.Instant }

/** Students have no social security number yet: the insurer takes zeros in its place. */
const fixed = {
  ssn: '000000000',
  relationshipCode: '18',
  studentStatus: 'FT',
  insuranceStatus: 'Active',
  coverageLevel: 'employee only',
  coverageType: 'health',
} as const

/** The division codes are sample data, made of the university: the insurer gives the real ones with a contract. */
const divisionCodeOf = (universityID: string): string => `SAMPLE-${universityID.toUpperCase()}`

/** The insurer gives the member's number with the card. */
export const gbgFields = (from: string, until: string) => ({ coveragePeriod: periodOf(from, until), memberId: '' })

export const periodOf = (from: string, until: string): string => `${from} to ${until}`

export const medPrimeFields = (typed: Application, { planCode, universityID, at }: Placed) => ({
  ...fixed,
  address: typed.destinationAddress1,
  city: typed.destinationCity,
  state: typed.destinationStateCode,
  zipCode: typed.destinationPostalCode,
  planCode,
  divisionCode: divisionCodeOf(universityID),
  updatedAt: at.toString(),
})
