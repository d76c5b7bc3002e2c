// What a student asks for: kept, and until then guessed from what is known of them.
import { eq } from 'drizzle-orm'
import { applicationInterests } from '#src/features/people/tables.ts'
import { knownValues, noteStated, type Sources } from '#src/features/people/values/statements.ts'
import { universitiesFor } from '#src/features/universities/facts.ts'
import type { Call } from '#src/platform/services.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { universityUnknown, type ParamsView } from './contract.ts'
import { checkParams, consulates, fundings, isOneOf, type Consulate, type Funding, type Params } from './rules.ts'
import { transcriptParams } from './tables.ts'

type Row = typeof transcriptParams.$inferSelect

export async function params(call: Call, sources: Sources): Promise<ParamsView> {
  const row = await askedFor(call)
  if (row === undefined) return guessed(call, sources)
  const { university, subject, consulate, funding, askedAt } = row
  return { university: await named(call, university), subject, consulate, funding, askedAt: askedAt.toString() }
}

export async function ask(call: Call, input: Params): Promise<void> {
  const { university, subject } = input
  const { consulate, funding } = choicesIn(input)
  await requireUniversity(call, university)
  return call.change(async ({ tx, announce }) => {
    const set = { university, subject, consulate, funding, askedAt: call.now() }
    await tx
      .insert(transcriptParams)
      .values({ owner: call.caller.id, ...set })
      .onConflictDoUpdate({ target: transcriptParams.owner, set })
    await noteStated({ tx }, call, 'transcripts', { university, programme: subject, consulate })
    await announce(`person:${call.caller.id}`, 'transcripts')
  })
}

export async function askedFor({ db, caller }: Call): Promise<Row | undefined> {
  const [row] = await db.select().from(transcriptParams).where(eq(transcriptParams.owner, caller.id))
  return row
}

/** The messages of the contract have been said by then. */
export function choicesIn(typed: Pick<Params, 'consulate' | 'funding'>): { consulate: Consulate; funding: Funding } {
  const { consulate, funding } = typed
  if (isOneOf(consulates, consulate) && isOneOf(fundings, funding)) return { consulate, funding }
  throw new Refusal(invalidInput, { ...checkParams({ university: 'any', subject: 'any', ...typed }) })
}

export async function requireUniversity(call: Call, id: string): Promise<void> {
  if ((await named(call, id)) === null) throw new Refusal(universityUnknown)
}

async function named({ db, caller }: Call, id: string | null): Promise<ParamsView['university']> {
  const [found] = id === null ? [] : await universitiesFor(db, caller.id, [id])
  return found === undefined ? null : { id: found.id, name: found.name }
}

/** What is known elsewhere, until something was asked for here. */
async function guessed(call: Call, sources: Sources): Promise<ParamsView> {
  const [{ university = null, programme, consulate }, [interest]] = await Promise.all([
    knownValues(call, sources),
    call.db.select().from(applicationInterests).where(eq(applicationInterests.owner, call.caller.id)),
  ])
  return {
    university: await named(call, university ?? interest?.universities[0] ?? null),
    subject: programme ?? interest?.branch ?? '',
    consulate: consulates.find(one => one === consulate) ?? null,
    funding: null,
    askedAt: null,
  }
}
