// A parent consents for a student under 18: somebody of the family, as long as they are.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { checkParent, versionOn } from '#src/features/consent/rules.ts'
import type { Language } from '#src/values/languages.ts'
import { bornOf, refuseEarlierNotice, sayBirth } from '#src/features/consent/service.ts'
import type { Parent } from '#src/features/consent/slots.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { isMinor } from '#src/values/birthdays.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { foundOne, invalidInput, Refusal } from '#src/wire/problem.ts'
import { noteAction } from '../../audit/actions.ts'
import * as audited from '../audit-actions.ts'
import { isStanding, relationTo } from '../grants.ts'
import { guardians } from '../rules.ts'
import { familyInvitations as invitations, familyMembers as members } from '../tables.ts'
import type { familyConsentContracts, ParentConsentView } from './contract.ts'
import { parentConsents } from './tables.ts'

export const consentHandlers: Handlers<typeof familyConsentContracts>['familyConsent'] = { read, give, withdraw }

type Student = { student: string }

const isGuardian = and(isStanding, inArray(invitations.relation, [...guardians]))

const isGiven = (version: number) => and(eq(parentConsents.version, version), isNull(parentConsents.withdrawnAt))

/** For the student: who can consent for them, and who has. What somebody declared who has left no longer counts. */
export const parentsOf = async ({ db }: Pick<Services, 'db'>, student: string, version: number): Promise<Parent[]> =>
  (
    await db
      .select({ relation: invitations.relation, consent: parentConsents.id })
      .from(invitations)
      .innerJoin(members, eq(members.invitation, invitations.id))
      .leftJoin(parentConsents, and(eq(parentConsents.invitation, invitations.id), isGiven(version)))
      .where(and(eq(invitations.owner, student), isGuardian))
      .orderBy(desc(invitations.id))
  ).map(({ relation, consent }) => ({ relation, hasConsented: consent !== null }))

/** The membership by which this caller is a parent of this student, who is under 18 where they are; nothing otherwise. */
async function parenthood(db: Queries, { caller, now }: Pick<Call, 'caller' | 'now'>, student: string) {
  const [row] = await db
    .select({ invitation: invitations, zone: people.zone })
    .from(invitations)
    .innerJoin(members, eq(members.invitation, invitations.id))
    .innerJoin(people, eq(people.id, invitations.owner))
    .where(and(eq(invitations.owner, student), eq(members.owner, caller.id), isGuardian))
  const bornOn = await bornOf(db, student)
  if (row === undefined || bornOn === null) return undefined
  return isMinor(bornOn, dayOf(now(), row.zone ?? homeZone)) ? row.invitation : undefined
}

async function read(call: Call, { student }: Student): Promise<ParentConsentView> {
  const version = versionOn(todayOf(call))?.version
  const invitation = await parenthood(call.db, call, student)
  if (version === undefined || invitation === undefined) return { asks: null }
  const [given] = await call.db
    .select()
    .from(parentConsents)
    .where(and(eq(parentConsents.invitation, invitation.id), isGiven(version)))
  const born = await bornOf(call.db, call.caller.id)
  return {
    asks: {
      version,
      givenAt: given === undefined ? null : momentOf(given.givenAt),
      birthDate: born?.toString() ?? null,
    },
  }
}

type Given = Student & { version: number; language: Language; birthDate: string; isParent: boolean }

/** Given twice it is one. */
async function give(call: Call, { student, version, language, birthDate, isParent }: Given): Promise<void> {
  refuseEarlierNotice(call, version)
  const wrong = checkParent({ birthDate, isParent }, todayOf(call))
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  await mustHaveProved(call)
  const owner = call.caller.id
  return call.change(async change => {
    const { id, relation } = foundOne(await parenthood(change.tx, call, student))
    await change.tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
    await sayBirth(change, call, { birthDate })
    const added = await change.tx
      .insert(parentConsents)
      .values({ owner, invitation: id, version, language, givenAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: parentConsents.id })
    if (added.length > 0) await noteAction(change, call, { what: audited.consented, about: student, detail: relation })
    await change.announce(`person:${student}`, 'family', 'rights')
    await change.announce(`person:${owner}`, 'family', 'rights')
  })
}

async function withdraw(call: Call, { student }: Student): Promise<void> {
  return call.change(async change => {
    const own = change.tx
      .select({ id: invitations.id })
      .from(invitations)
      .innerJoin(members, eq(members.invitation, invitations.id))
      .where(and(eq(invitations.owner, student), eq(members.owner, call.caller.id)))
    const relation = await relationTo({ db: change.tx, caller: call.caller }, student)
    const ended = await change.tx
      .update(parentConsents)
      .set({ withdrawnAt: call.now() })
      .where(and(inArray(parentConsents.invitation, own), isNull(parentConsents.withdrawnAt)))
      .returning({ invitation: parentConsents.invitation })
    if (ended.length > 0)
      await noteAction(change, call, { what: audited.unconsented, about: student, detail: relation })
    await change.announce(`person:${student}`, 'family', 'rights')
    await change.announce(`person:${call.caller.id}`, 'family')
  })
}
