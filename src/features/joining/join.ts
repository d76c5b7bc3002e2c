// Joins two accounts in one transaction. What it cannot do it does not begin.
import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { endSessionsOf } from '#src/platform/identity/sessions.ts'
import { turnsFor } from '#src/platform/workers/turns.ts'
import { postMail, postSms } from '#src/platform/post.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Person } from '../accounts/people.ts'
import { noteAction } from '../audit/actions.ts'
import { notify } from '../notifications/notify.ts'
import { readCatalogue } from '../rights/holdings/ownership.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import * as audited from './audit-actions.ts'
import { holdBoth, refuseOthers, takeWays, type Two } from './accounts.ts'
import { goneMeanwhile, joinStopped, nothingProved } from './contract.ts'
import * as copy from './copy.ts'
import * as letters from './letters.ts'
import { ownLimits } from './collisions.ts'
import { moveRows, stopsOf, type JoinMap } from './rows.ts'
import type { Side } from './rules.ts'
import { keep } from './set-aside.ts'
import { copyFiles, dropCopies, FileMissing, holdShared, type Copied } from './files.ts'
import { accountJoins } from './tables.ts'

export type Proved = typeof accountJoins.$inferSelect

const mostRounds = 3

export async function mapOf({ sql }: Pick<Services, 'sql'>): Promise<JoinMap> {
  const catalogue = await readCatalogue(sql)
  return { catalogue, limits: await ownLimits(sql, catalogue) }
}

/** Each takes a connection beside its own while it reads and seals: more at once could wait for one another. */
const inTurn = turnsFor(2)

export const joinAccounts = (call: Call, sources: RightsSources, proved: Proved, answers: Side): Promise<void> =>
  inTurn(() => joinNow(call, sources, proved, answers), call.caller.id)

async function joinNow(call: Call, sources: RightsSources, proved: Proved, answers: Side): Promise<void> {
  const pair = { kept: proved.owner, other: proved.joined }
  await Promise.all([call.vault.keyOf(pair.kept), call.vault.keyOf(pair.other)])
  const map = await mapOf(call)
  const copied: Copied = new Map()
  try {
    for (let round = 1; ; round += 1) {
      await copyFiles(call, pair, await pathsOf(call, sources, pair.other), copied)
      try {
        await call.change(change => joinIn(change, call, { sources, proved, answers, map, copied }))
        return
      } catch (error) {
        if (!(error instanceof FileMissing) || round === mostRounds) throw error
      }
    }
  } catch (error) {
    await dropCopies(call, copied)
    if (error instanceof FileMissing) throw new Refusal(goneMeanwhile)
    throw error
  }
}

export const pathsOf = async (services: Services, { filesOf }: RightsSources, person: string): Promise<string[]> =>
  (await filesOf(services, person)).map(({ path }) => path)

type Join = { sources: RightsSources; proved: Proved; answers: Side; map: JoinMap; copied: Copied }

async function joinIn(change: Change, call: Call, { sources, proved, answers, map, copied }: Join): Promise<void> {
  const pair = { kept: proved.owner, other: proved.joined }
  const two = await holdBoth(change.tx, pair)
  await holdShared(change.tx, pair.kept, copied)
  await refuseOthers(change.tx, two)
  await spend(change, call, proved, copied)
  const stops = await stopsOf(change.tx, map, pair)
  if (stops.card || stops.tables.length > 0) throw new Refusal({ ...joinStopped, message: stopWords(stops) })
  if ((await pathsOf(call, sources, pair.other)).some(path => !copied.has(path))) throw new FileMissing()
  await moveRows(change, call, map, { join: proved.id, pair, answers, copied })
  await become(change, call, proved, two, answers)
}

/** Once, however many press at the same moment. */
async function spend({ tx }: Change, { now }: Call, { id }: Proved, copied: Copied): Promise<void> {
  const spent = await tx
    .update(accountJoins)
    .set({ joinedAt: now(), files: [...copied.keys()] })
    .where(and(eq(accountJoins.id, id), isNull(accountJoins.joinedAt)))
    .returning({ id: accountJoins.id })
  if (spent.length === 0) throw new Refusal(nothingProved)
}

export const stopWords = ({ tables, card }: { tables: readonly string[]; card: boolean }): string =>
  card ? copy.cardStays : copy.inBoth([...new Set(tables.map(table => copy.progressTitles[table] ?? table))])

async function become(change: Change, call: Call, proved: Proved, two: Two, answers: Side): Promise<void> {
  const { kept, other } = two
  const namesOf = answers === 'this' ? firstNamed(kept, other) : firstNamed(other, kept)
  const { firstName, middleName, lastName, email, phone } = other
  const into = { join: proved.id, owner: kept.id }
  await keep(change, call, into, 'people', { firstName, middleName, lastName, email, phone })
  const { way, dropped } = await takeWays(change, two, call.now(), namesOf)
  await endSessionsOf(change, other.id)
  await noteAction(change, call, { what: audited.accountsJoined, about: kept.id, detail: copy.auditDetail(other.id) })
  await notify(change, call, {
    to: kept.id,
    type: 'security',
    href: '/profile/sign-in',
    title: copy.noticeTitle,
    body: copy.noticeBody,
  })
  await write(change, call, two, letters.joined({ email: way.email, phone: way.phone, dropped }))
  await change.announce(`person:${kept.id}`, 'session', 'journey', 'chat', 'rights')
}

const firstNamed = (one: Person, another: Person): Person => (`${one.firstName}${one.lastName}` === '' ? another : one)

/** To every proved address of both: who had one of them hears of it whatever signs in now. */
async function write(change: Change, { vault }: Call, { kept, other }: Two, letter: ReturnType<typeof letters.joined>) {
  for (const { email, emailVerifiedAt, phone, phoneVerifiedAt } of [kept, other]) {
    if (email !== null && emailVerifiedAt !== null) await postMail(vault, change, letter(email))
    if (phone !== null && phoneVerifiedAt !== null)
      await postSms(vault, change, { to: phone, text: letters.joinedMessage })
  }
}
