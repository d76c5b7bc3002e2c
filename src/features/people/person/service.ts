import { eq } from 'drizzle-orm'
import type { StageView } from '#src/journey/views.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Caller, Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { nameIn } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { invalidInput, missingUser, Refusal } from '#src/wire/problem.ts'
import { given } from '../merge.ts'
import { wholeName, type ValueName, type Values } from '../values/rules.ts'
import { noteStated } from '../values/statements.ts'
import { contacts, profiles, onboardings } from '../tables.ts'
import type { InformationView, ProfileView } from './contract.ts'
import {
  assumedFlightDate,
  changeList,
  checkFlightDate,
  checkProgrammeStart,
  mostHelpItems,
  type InformationChange,
  type ProfileStage,
} from './rules.ts'

/** What the journey says of it is given from outside: this feature knows no stage. */
type Person = Omit<ProfileView, 'completedStages' | 'shownBadges'>

export const read = (call: Call): Promise<Person> => profileOf(call.db, call.caller)

export const progressIn = (stages: readonly StageView[]): Pick<ProfileView, 'completedStages' | 'shownBadges'> => ({
  completedStages: stages.filter(({ isComplete }) => isComplete).map(({ route }) => route),
  shownBadges: Object.fromEntries(
    stages.map(({ route, steps }) => [route, steps.filter(({ badgeShown }) => badgeShown).map(step => step.route)]),
  ),
})

type ProfileChange = {
  stage?: ProfileStage | null | undefined
  flightDate?: string | null | undefined
  programmeStart?: string | null | undefined
}

export async function change(call: Call, { stage, flightDate, programmeStart }: ProfileChange): Promise<Person> {
  const day = typeof flightDate === 'string' ? dayOfFlight(call, flightDate) : flightDate
  const start = typeof programmeStart === 'string' ? dayOfStart(call, programmeStart) : programmeStart
  return put(call, async ({ tx, announce }) => {
    await mergeProfile(tx, call, given({ stage, flightDate: day, programmeStart: start }))
    await noteStated({ tx }, call, 'profile', textsIn({ flight: flightDate, programmeStart }))
    // Doses are planned back from the flight, and so are the days to recharge.
    if (flightDate !== undefined) await announce(`person:${call.caller.id}`, 'journey', 'vaccines')
  })
}

export const changeHelpItems = (call: Call, { add, remove }: { add: string[]; remove: string[] }): Promise<Person> =>
  put(call, async ({ tx }) => {
    // Made first, so that there is a row to hold while the list is changed.
    await mergeProfile(tx, call, {})
    const [profile] = await tx.select().from(profiles).where(eq(profiles.owner, call.caller.id)).for('update')
    const helpItems = changeList(profile?.helpItems ?? [], add, remove)
    if (helpItems.length > mostHelpItems)
      throw new Refusal(invalidInput, { add: `Please choose at most ${mostHelpItems}.` })
    await mergeProfile(tx, call, { helpItems })
  })

export const information = (call: Call): Promise<InformationView> => informationOf(call.db, call.caller.id)

export const changeInformation = (
  call: Call,
  { email, phone, ...names }: InformationChange,
): Promise<InformationView> =>
  call.change(async ({ tx, announce }) => {
    const newNames = given(names)
    if (Object.keys(newNames).length > 0) await tx.update(people).set(newNames).where(eq(people.id, call.caller.id))
    await mergeContacts(tx, call.caller.id, call.now(), {
      universityEmail: orNull(email?.university),
      personalEmail: orNull(email?.personal),
      homeCountryPhone: orNull(phone?.homeCountry),
      destinationCountryPhone: orNull(phone?.destinationCountry),
    })
    const known = await informationOf(tx, call.caller.id)
    const { personal, university } = known.email
    const { homeCountry, destinationCountry } = known.phone
    const contacted = { email: personal, universityEmail: university, phone: homeCountry, usPhone: destinationCountry }
    await noteStated({ tx }, call, 'profile', { name: wholeName(known), ...textsIn(contacted) })
    await announce(`person:${call.caller.id}`, 'profile', 'session')
    return known
  })

const textsIn = (said: { readonly [name in ValueName]?: string | null | undefined }): Values =>
  Object.fromEntries(Object.entries(said).filter(([, text]) => typeof text === 'string' && text !== ''))

type ContactChange = Partial<
  Record<
    'universityEmail' | 'personalEmail' | 'homeCountryPhone' | 'destinationCountryPhone',
    string | null | undefined
  >
>

export async function mergeContacts(
  tx: Queries,
  owner: string,
  at: Temporal.Instant,
  change: ContactChange,
): Promise<void> {
  const values = { ...given(change), updatedAt: at }
  await tx
    .insert(contacts)
    .values({ owner, ...values })
    .onConflictDoUpdate({ target: contacts.owner, set: values })
}

async function put(call: Call, write: (change: Change) => Promise<void>): Promise<Person> {
  return call.change(async change => {
    await write(change)
    await change.announce(`person:${call.caller.id}`, 'profile')
    return profileOf(change.tx, call.caller)
  })
}

async function mergeProfile(tx: Queries, call: Call, change: Partial<typeof profiles.$inferInsert>): Promise<void> {
  const values = { ...change, updatedAt: call.now() }
  await tx
    .insert(profiles)
    .values({ ...values, owner: call.caller.id })
    .onConflictDoUpdate({ target: profiles.owner, set: values })
}

async function profileOf(db: Queries, { id: owner, provedBy }: Pick<Caller, 'id' | 'provedBy'>): Promise<Person> {
  const [row] = await db
    .select({ person: people, profile: profiles, onboardedAt: onboardings.completedAt, intake: onboardings.cycle })
    .from(people)
    .leftJoin(profiles, eq(profiles.owner, people.id))
    .leftJoin(onboardings, eq(onboardings.owner, people.id))
    .where(eq(people.id, owner))
  if (row === undefined) throw new Refusal(missingUser)
  const { person, profile, onboardedAt, intake } = row
  const isAssumed = person.isGuest && (profile?.flightDate ?? null) === null
  const flightDate = isAssumed ? assumedFlightDate(dayOf(person.createdAt)) : profile?.flightDate
  return {
    id: person.id,
    name: nameIn(person, provedBy),
    primaryEmail: person.email,
    primaryPhone: person.phone,
    isAnonymous: person.isGuest,
    stage: profile?.stage ?? null,
    flightDate: flightDate?.toString() ?? null,
    flightDateIsAssumed: isAssumed,
    programmeStart: profile?.programmeStart?.toString() ?? null,
    intake,
    helpItems: profile?.helpItems ?? [],
    onboardingCompleted: onboardedAt !== null,
  }
}

async function informationOf(db: Queries, owner: string): Promise<InformationView> {
  const [row] = await db
    .select()
    .from(people)
    .leftJoin(contacts, eq(contacts.owner, people.id))
    .where(eq(people.id, owner))
  if (row === undefined) throw new Refusal(missingUser)
  const { firstName, middleName, lastName } = row.people
  return {
    firstName,
    middleName,
    lastName,
    email: { university: row.contacts?.universityEmail ?? null, personal: row.contacts?.personalEmail ?? null },
    phone: {
      homeCountry: row.contacts?.homeCountryPhone ?? null,
      destinationCountry: row.contacts?.destinationCountryPhone ?? null,
    },
  }
}

function dayOfFlight(call: Call, text: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(text)
  const problem = checkFlightDate(day, todayOf(call))
  if (problem !== undefined) throw new Refusal(invalidInput, { flightDate: problem })
  return day
}

function dayOfStart(call: Call, text: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(text)
  const problem = checkProgrammeStart(day, todayOf(call))
  if (problem !== undefined) throw new Refusal(invalidInput, { programmeStart: problem })
  return day
}

const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text)
