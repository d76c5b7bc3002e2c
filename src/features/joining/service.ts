import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { Refusal } from '#src/wire/problem.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { bookkeeping } from '../rights/holdings/declared.ts'
import { titleOf } from '../rights/holdings/queries.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import { readBoth, waysTogether } from './accounts.ts'
import { isCounted, meetings, type Pair } from './collisions.ts'
import { nothingProved, type joiningContract, type JoinPreview, type JoinView } from './contract.ts'
import { joinAccounts, mapOf, stopWords } from './join.ts'
import { whenBothHaveIt } from './tables-by-rule.ts'
import { countsOf, stopsOf, type JoinMap } from './rows.ts'
import { leave, proveByCode, proveByLink, proveByPassword, provedIn, sendLink } from './proof.ts'
import type { Side } from './rules.ts'
import { accountJoinRows, accountJoins } from './tables.ts'

export const joiningHandlers = (sources: RightsSources): Handlers<{ joining: typeof joiningContract }>['joining'] => ({
  read,
  proveByCode,
  proveByPassword,
  sendLink,
  proveByLink,
  leave,
  join: (call, input) => join(sources, call, input),
})

async function join(sources: RightsSources, call: Call, { answers }: { answers: Side }): Promise<void> {
  await mustHaveProved(call)
  const proved = await provedIn(call)
  if (proved === undefined) throw new Refusal(nothingProved)
  await joinAccounts(call, sources, proved, answers)
}

async function read(call: Call): Promise<JoinView> {
  const proved = await provedIn(call)
  return {
    proved:
      proved === undefined
        ? null
        : await previewOf(call, { kept: proved.owner, other: proved.joined }).catch(noneIfGone),
    joined: await joinedBefore(call),
  }
}

function noneIfGone(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

async function previewOf(call: Call, pair: Pair): Promise<JoinPreview> {
  const two = await readBoth(call.db, pair)
  const map = await mapOf(call)
  return call.inTransaction(async tx => {
    const stops = await stopsOf(tx, map, pair)
    const { way, dropped } = await waysTogether(tx, two)
    const { firstName, lastName, email, phone } = two.other
    const both = new Set<string>()
    for (const limit of map.limits) {
      const isAsked = whenBothHaveIt[limit.table]?.both === 'choose' && !isCounted(limit)
      if (isAsked && (await meetings(tx, limit, pair)).length > 0) both.add(titleOf(limit))
    }
    return {
      name: `${firstName} ${lastName}`.trim(),
      email,
      phone,
      moves: await movesOf(call, map, pair.other),
      inBoth: [...both],
      stops: stops.card || stops.tables.length > 0 ? stopWords(stops) : null,
      ways: { email: way.email, phone: way.phone, dropped },
    }
  })
}

async function movesOf({ db }: Call, map: JoinMap, other: string): Promise<JoinPreview['moves']> {
  const counts = await countsOf(db, map, other)
  return counts
    .filter(({ table }) => !bookkeeping.has(table) && table !== 'account_joins')
    .map(({ table, count }) => ({ title: titleOf({ table }), count }))
}

async function joinedBefore({ db, caller }: Call): Promise<JoinView['joined']> {
  const rows = await db
    .select({ id: accountJoins.id, at: accountJoins.joinedAt, kind: accountJoinRows.kind })
    .from(accountJoins)
    .leftJoin(accountJoinRows, eq(accountJoinRows.join, accountJoins.id))
    .where(and(eq(accountJoins.owner, caller.id), isNotNull(accountJoins.joinedAt)))
    .orderBy(desc(accountJoins.joinedAt))
    .limit(500)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(group => {
    const [first] = group
    if (first?.at == null) return []
    const kinds = new Set(group.flatMap(({ kind }) => (kind === null ? [] : [titleOf({ table: kind })])))
    return [{ at: momentOf(first.at), kept: [...kinds] }]
  })
}
