// One submission: everything it brings is written in one transaction, and twice sent it is one version.
import * as kinds from '../request-kinds.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { attach } from '#src/features/documents/documents.ts'
import { greScores, toeflScores } from '#src/features/people/tables.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { people } from '#src/platform/identity/tables.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { sopVersions } from '../tables.ts'
import { underReview, universityGone } from '../contract.ts'
import { checkSubmission, urgencyOf, type Submission } from './rules.ts'

type Input = Submission & { resume: string | null }
type Version = typeof sopVersions.$inferSelect

export async function submit(call: Call, input: Input): Promise<{ sopId: string }> {
  const today = todayOf(call)
  const wrong = checkSubmission(input, today.toString())
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, { ...wrong })
  const sealed = await call.vault.seal(call.caller.id, input.text)
  const mark = call.vault.mark(JSON.stringify(input))
  return call.change(async change => {
    const studentName = await holdStudent(change, call)
    const latest = await latestOf(change, call)
    if (latest?.publishedAt === null) {
      // The same once more: another tab, or a retry after a lost answer.
      if (latest.mark === mark) return { sopId: latest.id }
      throw new Refusal(underReview)
    }
    await requireUniversities(change, input.universities)
    const version = await write(change, call, {
      ...input,
      sealed,
      mark,
      studentName,
      number: (latest?.number ?? 0) + 1,
      lastResume: latest?.resume ?? null,
    })
    await keepScores(change, call, input)
    await tell(change, call, version, today)
    return { sopId: version.id }
  })
}

/** Their row is held, so that two submissions come one after the other. */
async function holdStudent({ tx }: Change, { caller }: Call): Promise<string> {
  const [person] = await tx
    .select({ firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(eq(people.id, caller.id))
    .for('no key update')
  return `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim()
}

async function latestOf({ tx }: Change, { caller }: Call): Promise<Version | undefined> {
  const [latest] = await tx
    .select()
    .from(sopVersions)
    .where(eq(sopVersions.owner, caller.id))
    .orderBy(desc(sopVersions.number))
    .limit(1)
  return latest
}

/** From the list, or added to it and not checked yet. */
async function requireUniversities({ tx }: Change, ids: readonly string[]): Promise<void> {
  const known = await tx.$count(universities, inArray(universities.id, [...ids]))
  if (known !== new Set(ids).size) throw new Refusal(universityGone)
}

type Written = Input & {
  sealed: Uint8Array
  mark: string
  studentName: string
  number: number
  lastResume: string | null
}

async function write(change: Change, call: Call, input: Written): Promise<Version> {
  const { deadline, takingPaidHelp, resume } = input
  if (deadline === null || takingPaidHelp === null) throw new Refusal(invalidInput)
  const [version] = await change.tx
    .insert(sopVersions)
    .values({
      owner: call.caller.id,
      number: input.number,
      studentName: input.studentName,
      text: input.sealed,
      mark: input.mark,
      gre: input.gre,
      toefl: input.toefl,
      universities: [...new Set(input.universities)],
      submissionDeadline: Temporal.PlainDate.from(deadline),
      takingPaidHelp,
      loanProcess: input.loanProcess,
      resume,
      submittedAt: call.now(),
    })
    .returning()
  if (version === undefined) throw new Error('The version was not written.')
  // The resume of the version before may be sent with this one, too.
  if (resume !== null && resume !== input.lastResume) {
    await attach(change, call, { ids: [resume], purpose: 'resume', owner: call.caller.id, to: `sop:${version.id}` })
  }
  return version
}

/** Scores entered here stand in the profile as well, once. */
async function keepScores({ tx }: Change, { caller, now }: Call, { gre, toefl }: Submission): Promise<void> {
  const owner = caller.id
  const createdAt = now()
  if (gre.taken === true && gre.quant !== null && gre.verbal !== null && gre.writing !== null) {
    const score = { owner, quant: gre.quant, verbal: gre.verbal, writing: gre.writing }
    const known = and(
      eq(greScores.owner, owner),
      eq(greScores.quant, score.quant),
      eq(greScores.verbal, score.verbal),
      eq(greScores.writing, score.writing),
    )
    if ((await tx.$count(greScores, known)) === 0) await tx.insert(greScores).values({ ...score, createdAt })
  }
  if (toefl.taken === true && toefl.score !== null) {
    const score = { owner, score: toefl.score, scale: toefl.scale }
    const known = and(
      eq(toeflScores.owner, owner),
      eq(toeflScores.score, score.score),
      eq(toeflScores.scale, score.scale),
    )
    if ((await tx.$count(toeflScores, known)) === 0) await tx.insert(toeflScores).values({ ...score, createdAt })
  }
}

async function tell(change: Change, call: Call, version: Version, today: Temporal.PlainDate): Promise<void> {
  const daysLeft = today.until(version.submissionDeadline, { largestUnit: 'days' }).days
  await ask(change, call, {
    student: version.owner,
    role: 'advisor',
    kind: kinds.sop,
    subject: version.id,
    title: version.number === 1 ? 'Review an SOP' : `Review version ${version.number} of an SOP`,
    path: `/desk/sops/${version.id}`,
    priority: urgencyOf(daysLeft),
  })
  await change.announce(`person:${version.owner}`, 'journey', 'sop', 'profile')
  await change.announceToDesk('sops')
}
