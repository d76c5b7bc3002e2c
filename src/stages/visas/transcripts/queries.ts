import { and, eq, inArray, isNull } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { Hit, TranscriptView } from './contract.ts'
import { askedFor } from './params.ts'
import { matchOf, pageSize, type Outcomes, type Wanted } from './rules.ts'
import { rankingOf } from './cache.ts'
import { readSubject } from '#src/features/universities/subjects/rules.ts'
import { transcripts } from './tables.ts'

type Page = { total: number; hits: Hit[]; next: number | null }

/** The ranking knows where each stands; what is shown of a page is read by itself, without what was said. */
export async function list(call: Call, { outcomes, from }: { outcomes: Outcomes; from: number }): Promise<Page> {
  const asked = await askedFor(call)
  if (asked === undefined) return { total: 0, hits: [], next: null }
  const wanted: Wanted = { ...asked, subject: readSubject(asked.subject) }
  const ranking = await rankingOf(call)
  const { total, hits } = ranking.rank(wanted, { outcomes, from, count: pageSize })
  const rows = await rowsOf(
    call,
    hits.map(({ id }) => id),
  )
  const next = from + pageSize
  return {
    total,
    hits: hits.flatMap(({ id, percent }) => {
      const row = rows.get(id)
      return row === undefined ? [] : [hitOf(row, percent, wanted)]
    }),
    next: next < total ? next : null,
  }
}

export async function read({ db }: Call, { id }: { id: string }): Promise<TranscriptView> {
  const [found] = await db
    .select({ lines: transcripts.lines, takeaway: transcripts.takeaway })
    .from(transcripts)
    .where(and(eq(transcripts.id, id), isNull(transcripts.withdrawnAt)))
  if (found === undefined) throw new Refusal(notFound)
  return { lines: [...found.lines], takeaway: found.takeaway }
}

type Shown = Awaited<ReturnType<typeof rowsOf>> extends Map<string, infer Row> ? Row : never

async function rowsOf({ db }: Call, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: transcripts.id,
      broughtAs: transcripts.broughtAs,
      subject: transcripts.subject,
      consulate: transcripts.consulate,
      funding: transcripts.funding,
      visaAccepted: transcripts.visaAccepted,
      university: { id: universities.id, name: universities.name, displayName: universities.displayName },
    })
    .from(transcripts)
    .innerJoin(universities, eq(universities.id, transcripts.university))
    .where(inArray(transcripts.id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

function hitOf({ id, broughtAs, university, ...transcript }: Shown, matchPercent: number, wanted: Wanted): Hit {
  const { subject, consulate, funding, visaAccepted } = transcript
  return {
    id,
    matchedAttribs: {
      visaAccepted,
      consulate,
      university: { id: university.id, name: university.displayName ?? university.name },
      subject,
      'funding-loan': funding.includes('funding-loan'),
      'funding-self': funding.includes('funding-self'),
      matchPercent,
    },
    matches: matchOf(wanted, { university: university.id, subject: readSubject(subject), consulate, funding }),
    isIllustrative: broughtAs !== null,
  }
}
