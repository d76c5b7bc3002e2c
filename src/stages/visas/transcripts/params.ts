// What a student asks for: kept, and until then guessed from what is known of them.
import { and, desc, eq, inArray } from 'drizzle-orm'
import { onboardings, applicationInterests, applications } from '#src/features/people/tables.ts'
import { universitiesFor } from '#src/features/universities/facts.ts'
import type { Call } from '#src/platform/services.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { readDocument } from '../i20/document.ts'
import { universityUnknown, type ParamsView } from './contract.ts'
import { checkParams, consulates, fundings, isOneOf, type Consulate, type Funding, type Params } from './rules.ts'
import { transcriptParams } from './tables.ts'

type Row = typeof transcriptParams.$inferSelect

export async function params(call: Call): Promise<ParamsView> {
  const row = await askedFor(call)
  if (row === undefined) return guessed(call)
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

/** The university of the I-20, else one that admitted them, else the one that they think of. */
async function guessed(call: Call): Promise<ParamsView> {
  const { db, caller } = call
  const [{ universityId }, [admitted], [interest], [onboarding]] = await Promise.all([
    readDocument(call),
    db
      .select()
      .from(applications)
      .where(and(eq(applications.owner, caller.id), inArray(applications.outcome, ['admitted', 'applied'])))
      .orderBy(applications.outcome, desc(applications.createdAt))
      .limit(1),
    db.select().from(applicationInterests).where(eq(applicationInterests.owner, caller.id)),
    db.select({ branch: onboardings.branch }).from(onboardings).where(eq(onboardings.owner, caller.id)),
  ])
  return {
    university: await named(call, universityId ?? admitted?.university ?? interest?.universities[0] ?? null),
    subject: admitted?.programme || interest?.branch || onboarding?.branch || '',
    consulate: null,
    funding: null,
    askedAt: null,
  }
}
