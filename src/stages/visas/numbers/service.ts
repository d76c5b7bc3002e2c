import { refuseEarlierNumbers } from '#src/features/passport-profile/earlier.ts'
import { readProfile, rewriteProfile, withFacts } from '#src/features/passport-profile/stored.ts'
import { knownValues, type Sources } from '#src/features/people/values/statements.ts'
import type { Call } from '#src/platform/services.ts'
import { readDocument, universityOf } from '../i20/document.ts'
import type { NumbersView } from './contract.ts'
import { numberNames, type Numbers } from './rules.ts'

export async function read(call: Call, sources: Sources): Promise<NumbersView> {
  const { caller, db } = call
  const known = await knownValues(call, sources)
  const [{ facts }, { data, universityId }] = await Promise.all([readProfile(call, db), readDocument(call, known)])
  return {
    numbers: Object.fromEntries(numberNames.map(name => [name, facts[name] ?? ''])),
    person: {
      // Emptied on purpose, a name stays empty: a single name has no given name.
      lastName: data.last_name ?? '',
      firstName: data.first_name ?? '',
      middleName: data.middle_name ?? '',
      dob: data.dob ?? '',
      birthCity: data.birth_city ?? '',
      birthCountry: data.birth_country ?? '',
      citizenshipCountry: data.citizenship_country ?? '',
      email: caller.email ?? '',
      university: (await universityOf(call, universityId ?? known.university ?? null))?.name ?? '',
    },
  }
}

/** Answers nothing: what was entered stays sealed, also where an answer is kept to be repeated. */
export async function change(call: Call, given: Numbers): Promise<void> {
  // Fetched now, as within the transaction it would take a second connection.
  await call.vault.keyOf(call.caller.id)
  return call.change(async ({ tx, announce }) => {
    await rewriteProfile(tx, call, known => {
      refuseEarlierNumbers(known, given)
      return withFacts(known, given, undefined)
    })
    await announce(`person:${call.caller.id}`, 'visas', 'profile', 'journey')
  })
}
