// What stands in the wizard before anything is typed: from the account, the details that were entered, and the last time.
import type { InformationView } from '#src/features/people/person/contract.ts'
import { americanPrefix, phoneOf } from '#src/features/people/screens/phone-of.ts'
import type { Asks } from '#src/features/people/values/rules.ts'
import type { ValuesView } from '#src/features/people/values/contract.ts'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import type { ApplicationView } from '../contract.ts'
import { applicationOf, secretFields, type Application } from '#src/stages/health-insurance/application/pages/rules.ts'
import { valuesOf, type Values } from '#src/stages/health-insurance/application/screens/values.ts'

export type Known = {
  details: DetailsView
  offer: OfferView
  information: InformationView
  /** Of the account, or of the link that somebody came by. */
  email: string
  phone: string | null
  last: ApplicationView | null
  /** What the passport profile fills in; a guest has none. */
  profile: Partial<Application>
  /** What was said elsewhere since the last application. */
  since: Partial<Application>
  /** What is known and where from, and the fields that ask for it. */
  said: ValuesView['known']
  asks: Asks
  /** The day after the insurance that is to be renewed. */
  follows?: string | undefined
}

export function beginning(known: Known): Values {
  const { last, follows, since } = known
  const fresh = fromAccount(known)
  if (last === null) return valuesOf({ ...fresh, ...chosen(known) })
  const kept = applicationOf(field => last.application[field] ?? '')
  const again = { ...kept, ...divided(since), ...blanked(secretFields), ...chosen(known) }
  return follows === undefined
    ? valuesOf(again, last.refEmails)
    : valuesOf({ ...again, ...blanked(askedAgain), coverageStartDate: follows })
}

/** Groups and friends are of one purchase. */
const askedAgain = ['partOfGroup', 'groupChoice', 'groupCode', 'isReferred', 'referredBy'] as const

const blanked = (fields: readonly (keyof Application)[]): Partial<Application> =>
  Object.fromEntries(fields.map(field => [field, '']))

/** Decided before, on the pages where plans are compared. */
const chosen = ({ details }: Known) => ({
  universityID: details.universityID,
  planID: details.planID ?? '',
  visa: details.visa,
})

function fromAccount({ details, offer, information, email, phone, profile }: Known): Application {
  const home = phoneOf(information.phone.homeCountry ?? phone)
  const away = phoneOf(information.phone.destinationCountry, americanPrefix)
  const given: Partial<Application> = {
    firstName: information.firstName,
    middleName: information.middleName,
    lastName: information.lastName,
    email: email || (information.email.personal ?? information.email.university ?? ''),
    dob: details.dob,
    mobilePrefix: home.prefix,
    mobileNumber: home.number,
    usMobilePrefix: away.prefix,
    usMobileNumber: away.number,
    homeCountryCode: 'IN',
    destinationStateCode: offer.university.stateCode,
    emergencyContactPrefix: home.prefix,
    coverageStartDate: details.coverageStartDate,
    numberOfMonths: details.numberOfMonths || '12',
    billingCycle: details.billingCycle ?? '',
    ...divided(profile),
    // What was entered to see plans is what the price was asked with.
    ...(details.dob !== '' && { dob: details.dob }),
  }
  return applicationOf(field => given[field] ?? '')
}

/** Each number in its two boxes. */
function divided(given: Partial<Application>): Partial<Application> {
  const two = (prefix: keyof Application, number: keyof Application): Partial<Application> => {
    const whole = given[number]
    if (whole === undefined) return {}
    const parts = phoneOf(whole)
    return { [prefix]: parts.prefix, [number]: parts.number }
  }
  return {
    ...given,
    ...two('mobilePrefix', 'mobileNumber'),
    ...two('usMobilePrefix', 'usMobileNumber'),
    ...two('emergencyContactPrefix', 'emergencyContactPhone'),
  }
}
