// Where the insurance keeps values of a person: in the details, which are theirs to change, and in what was asked for.
import { desc, eq } from 'drizzle-orm'
import { homeAddress } from '#src/features/passport-profile/wholes/rules.ts'
import { valuesIn } from '#src/features/passport-profile/values/rules.ts'
import { sentStays } from '#src/features/people/values/copy.ts'
import { wholeName } from '#src/features/people/values/rules.ts'
import { inputOf, personValues } from '#src/features/people/values/slots.ts'
import { readPhoneNumber } from '#src/values/phone-numbers.ts'
import { applicationAsks, parentsIn, profileFrom } from './application/from-profile/rules.ts'
import { openApplication } from './application/sealed.ts'
import { unlessBlocked } from './blocking/guard.ts'
import { detailsContract } from './details/contract.ts'
import { detailsAsk } from './details/rules.ts'
import { resets } from './details/copy.ts'
import { detailsAt, read, save } from './details/service.ts'
import { insuranceRequests } from './tables.ts'

const saveUnlessBlocked = unlessBlocked(save)

export const detailsValues = personValues({
  name: 'insurance-details',
  words: 'insurance details',
  href: '/health-insurance/enter-details',
  values: ['university', 'birthDate'],
  asks: detailsAsk,
  read: async call => {
    const [details, at] = await Promise.all([read(call), detailsAt(call)])
    if (details === null) return { says: {}, at: null }
    const { universityID: university, dob: birthDate, planID } = details
    return { says: { university, birthDate }, at, follows: planID === null ? {} : { university: resets } }
  },
  write: async (call, { university, birthDate }) => {
    const details = await read(call)
    if (details === null) return
    const { universityID, dob, visa, level, coverageStartDate, numberOfMonths, billingCycle } = details
    const others = { visa, level, coverageStartDate, numberOfMonths, billingCycle }
    const changed = { universityID: university ?? universityID, dob: birthDate ?? dob }
    await saveUnlessBlocked(call, inputOf(detailsContract.save.input, { ...others, ...changed }))
  },
})

const ofApplication = [
  'name',
  'birthDate',
  'sex',
  'maritalStatus',
  'citizenship',
  'studentId',
  'university',
  'address',
  'usAddress',
  'phone',
  'usPhone',
  'email',
  'father',
  'mother',
  'emergencyPhone',
] as const

/** Until it is paid it is edited at its own page, where each page is looked through again. */
export const applicationValues = personValues({
  name: 'insurance-application',
  words: 'insurance application',
  href: '/health-insurance/purchase-insurance',
  values: ofApplication,
  asks: applicationAsks,
  read: async ({ db, caller, vault }) => {
    const [row] = await db
      .select()
      .from(insuranceRequests)
      .where(eq(insuranceRequests.owner, caller.id))
      .orderBy(desc(insuranceRequests.id))
      .limit(1)
    if (row === undefined) return { says: {}, at: null }
    const { application: typed } = await openApplication(vault, caller.id, row.sealed)
    const facts = profileFrom(typed)
    const isSent = row.checkoutAt !== null || row.depositConfirmedAt !== null
    const isPast = row.withdrawnAt !== null || row.cancelledAt !== null
    const says = {
      ...valuesIn(facts),
      name: wholeName(typed),
      university: row.university,
      address: homeAddress(facts),
      phone: readPhoneNumber(typed.mobilePrefix, typed.mobileNumber) ?? '',
      usPhone: readPhoneNumber(typed.usMobilePrefix, typed.usMobileNumber) ?? '',
      email: typed.email,
      ...parentsIn(typed),
      emergencyPhone: readPhoneNumber(typed.emergencyContactPrefix, typed.emergencyContactPhone) ?? '',
    }
    return {
      says: Object.fromEntries(ofApplication.map(name => [name, says[name] ?? ''])),
      at: row.createdAt,
      // The next one begins with it, where nothing else was said since.
      isPast,
      sent: isSent ? Object.fromEntries(ofApplication.map(name => [name, sentStays])) : {},
    }
  },
})
