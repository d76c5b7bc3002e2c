// Which facts a passport profile has.

/** What is kept as one. A day is '2001-07-09', a country 'IN', a state of India or the US its code. */
export const groups = {
  name: ['surname', 'firstName', 'middleName'],
  birth: ['bornOn', 'sex', 'birthCity', 'birthCountry', 'citizenship', 'maritalStatus'],
  passport: ['passportNumber', 'passportIssuedAt', 'passportIssuedOn', 'passportExpiresOn'],
  parents: [
    'fatherSurname',
    'fatherGivenNames',
    'fatherBornOn',
    'motherSurname',
    'motherGivenNames',
    'motherBornOn',
    'emergencyContact',
    'emergencyPhone',
  ],
  home: ['homeStreet', 'homeStreet2', 'homeCity', 'homeState', 'homePostalCode', 'homeCountry'],
  usAddress: ['usStreet', 'usStreet2', 'usCity', 'usState', 'usPostalCode'],
  money: ['pan', 'payer'],
  numbers: ['studentId', 'sevisId', 'schoolCode', 'applicationId', 'barcode', 'appointmentUid'],
  signed: ['i20Signed'],
} as const
export type Group = keyof typeof groups
export type FactName = (typeof groups)[Group][number]
export const factNames: readonly FactName[] = Object.values(groups).flat()

/** Nothing typed is nothing known. */
export type Facts = { readonly [name in FactName]?: string }
/** As somebody brings them, and what isn't there may be undefined. */
export type GivenFacts = { readonly [name in FactName]?: string | undefined }
