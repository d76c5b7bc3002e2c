// Where the profile itself keeps values of a person: with the account, in the first answers, in the application that was admitted.
import { eq } from 'drizzle-orm'
import { admittedIn, applicationAsks } from '../applications/rules.ts'
import { applicationsContract } from '../applications/contract.ts'
import { change as changeApplication, list } from '../applications/service.ts'
import { changeAnswers } from '../onboarding/service.ts'
import { onboardingAsks } from '../onboarding/rules.ts'
import { personContract } from '../person/contract.ts'
import { personAsks } from '../person/rules.ts'
import { change, changeInformation, information, read } from '../person/service.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { contacts, onboardings, profiles } from '../tables.ts'
import { planMoves } from './copy.ts'
import { namePartsOf, wholeName } from './rules.ts'
import { inputOf, personValues } from './slots.ts'

const profileValues = personValues({
  name: 'profile',
  words: 'profile',
  href: '/profile/about',
  values: ['name', 'email', 'universityEmail', 'phone', 'usPhone', 'flight', 'programmeStart'],
  asks: personAsks,
  read: async call => {
    const [known, { email, phone, ...name }, at] = await Promise.all([read(call), information(call), changedAt(call)])
    return {
      at,
      follows: { flight: planMoves, programmeStart: planMoves },
      takes: ['programmeStart'],
      says: {
        name: wholeName(name),
        email: email.personal ?? known.primaryEmail ?? '',
        universityEmail: email.university ?? '',
        phone: phone.homeCountry ?? known.primaryPhone ?? '',
        usPhone: phone.destinationCountry ?? '',
        flight: known.flightDateIsAssumed ? '' : (known.flightDate ?? ''),
        programmeStart: known.programmeStart ?? '',
      },
    }
  },
  write: async (call, { name, email, universityEmail, phone, usPhone, flight, programmeStart }) => {
    const given = {
      ...(name !== undefined && namePartsOf(name)),
      email: { personal: email, university: universityEmail },
      phone: { homeCountry: phone, destinationCountry: usPhone },
    }
    await changeInformation(call, inputOf(personContract.changeInformation.input, given))
    if (flight !== undefined || programmeStart !== undefined)
      await change(call, inputOf(personContract.change.input, { flightDate: flight, programmeStart }))
  },
})

async function changedAt({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<Temporal.Instant | null> {
  const [row] = await db
    .select({ profile: profiles.updatedAt, contact: contacts.updatedAt })
    .from(people)
    .leftJoin(profiles, eq(profiles.owner, people.id))
    .leftJoin(contacts, eq(contacts.owner, people.id))
    .where(eq(people.id, caller.id))
  return (
    [row?.profile, row?.contact]
      .flatMap(at => at ?? [])
      .toSorted(Temporal.Instant.compare)
      .at(-1) ?? null
  )
}

const admittedValues = personValues({
  name: 'applications',
  words: 'applications',
  href: '/profile/applications',
  values: ['university', 'programme', 'intake'],
  asks: applicationAsks,
  read: async call => {
    const admitted = admittedIn(await list(call))
    if (admitted === undefined) return { at: null, says: {} }
    const { university, programme, intake, createdAt } = admitted
    return {
      at: Temporal.Instant.from(createdAt),
      says: { university: university.id, programme, intake: intake ?? '' },
    }
  },
  write: async (call, { university, programme, intake }) => {
    const id = admittedIn(await list(call))?.id
    if (id === undefined) return
    await changeApplication(call, inputOf(applicationsContract.change.input, { id, university, programme, intake }))
  },
})

const answeredValues = personValues({
  name: 'onboarding',
  words: 'first answers',
  href: '/onboarding/intake',
  values: ['intake', 'programme'],
  asks: onboardingAsks,
  read: async ({ db, caller }) => {
    const [row] = await db.select().from(onboardings).where(eq(onboardings.owner, caller.id))
    return { at: row?.updatedAt ?? null, says: { intake: row?.cycle ?? '', programme: row?.branch ?? '' } }
  },
  write: (call, { intake, programme }) => changeAnswers(call, { cycle: intake, branch: programme }),
})

export const placesOfPeople = [profileValues, admittedValues, answeredValues]
