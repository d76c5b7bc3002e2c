// What a student does with the feedback.
import * as kinds from '../request-kinds.ts'
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { changedMeanwhile } from '#src/values/meanwhile.ts'
import { changedElsewhere, notFound, Refusal, type Problem } from '#src/wire/problem.ts'
import { sopRemarks, sopVersions } from '../tables.ts'
import { versionsOf, type Version } from '../versions.ts'
import { nothingMarked, notPublished, ratedNothing, type VersionView } from './contract.ts'
import { ratingWords } from './copy.ts'

type Named = { id: string }

export const versions = (call: Call): Promise<VersionView[]> =>
  versionsOf(call, eq(sopVersions.owner, call.caller.id), 'student')

export const see = (call: Call, { id }: Named): Promise<void> =>
  onPublished(call, id, async (change, version) => {
    if (version.reviewSeenAt !== null) return
    await set(change, version, { reviewSeenAt: call.now() })
  })

type Rated = Named & { rating: number; was?: { rating: number | null } | undefined }

export const rate = (call: Call, { id, rating, was }: Rated): Promise<void> =>
  onPublished(call, id, (change, version) => rateOne(change, version, rating, was), ratedNothing)

async function rateOne(change: Change, version: Version, rating: number, was: Rated['was']): Promise<void> {
  const known = { rating: version.reviewRating }
  if (was !== undefined && changedMeanwhile({ rating }, was, known).length > 0) {
    throw new Refusal(changedElsewhere, { rating: ratingWords[known.rating ?? 0] ?? '' })
  }
  await set(change, version, { reviewRating: rating })
}

export const markForHelp = (call: Call, { id }: Named): Promise<void> => mark(call, id, call.now())
export const unmarkForHelp = (call: Call, { id }: Named): Promise<void> => mark(call, id, null)

export const requestHelp = (call: Call, { id }: Named): Promise<void> =>
  onPublished(call, id, async (change, version) => {
    const marked = await change.tx.$count(sopRemarks, waitsForHelp(version))
    if (marked === 0) throw new Refusal(nothingMarked)
    await set(change, version, { moreHelpRequestedAt: call.now(), moreHelpAnsweredAt: null })
    await ask(change, call, {
      student: version.owner,
      role: 'advisor',
      kind: kinds.sopHelp,
      subject: version.id,
      title: marked === 1 ? 'Help with one remark' : `Help with ${marked} remarks`,
      path: `/desk/sops/${version.id}`,
      priority: 'high',
    })
  })

export const close = (call: Call, { id }: Named): Promise<void> =>
  onPublished(call, id, async (change, version) => {
    if (version.closedAt === null) await set(change, version, { closedAt: call.now() })
  })

/** Until a newer version was sent: that began another round. */
export async function reopen(call: Call, { id }: Named): Promise<void> {
  await call.change(async change => {
    const version = await lockVersion(change, call, id)
    const [latest] = await change.tx
      .select({ id: sopVersions.id })
      .from(sopVersions)
      .where(eq(sopVersions.owner, call.caller.id))
      .orderBy(desc(sopVersions.number))
      .limit(1)
    if (version === undefined || latest?.id !== id) throw new Refusal(notFound)
    await set(change, version, { closedAt: null, moreHelpRequestedAt: null })
    await settle(change, { now: call.now }, { kind: kinds.sopHelp, subject: id })
    await announceBoth(change, version.owner, 'sop', 'sops')
  })
}

/** What was answered in an earlier request asks for nothing any more. */
const waitsForHelp = ({ id }: Version): SQL | undefined =>
  and(eq(sopRemarks.version, id), isNotNull(sopRemarks.markedForHelpAt), isNull(sopRemarks.helpAnsweredAt))

async function mark(call: Call, id: string, at: Temporal.Instant | null): Promise<void> {
  await call.change(async change => {
    const [remark] = await change.tx
      .select({ id: sopRemarks.id, version: sopRemarks.version, markedForHelpAt: sopRemarks.markedForHelpAt })
      .from(sopRemarks)
      .innerJoin(sopVersions, eq(sopVersions.id, sopRemarks.version))
      .where(and(eq(sopRemarks.id, id), eq(sopRemarks.owner, call.caller.id), isNotNull(sopVersions.publishedAt)))
    if (remark === undefined) throw new Refusal(notFound)
    if ((remark.markedForHelpAt === null) === (at === null)) return
    await change.tx.update(sopRemarks).set({ markedForHelpAt: at }).where(eq(sopRemarks.id, id))
    await announceBoth(change, call.caller.id, 'sop', 'sops')
  })
}

async function onPublished(
  call: Call,
  id: string,
  act: (change: Change, version: Version) => Promise<void>,
  missing: Problem = notFound,
): Promise<void> {
  await call.change(async change => {
    const version = await lockVersion(change, call, id)
    if (version === undefined) throw new Refusal(missing)
    if (version.publishedAt === null) throw new Refusal(notPublished)
    await act(change, version)
    await announceBoth(change, version.owner, 'sop', 'sops')
  })
}

async function lockVersion({ tx }: Change, { caller }: Call, id: string): Promise<Version | undefined> {
  const [version] = await tx
    .select()
    .from(sopVersions)
    .where(and(eq(sopVersions.id, id), eq(sopVersions.owner, caller.id)))
    .for('no key update')
  return version
}

type News = Partial<
  Pick<Version, 'reviewSeenAt' | 'reviewRating' | 'moreHelpRequestedAt' | 'moreHelpAnsweredAt' | 'closedAt'>
>

const set = async ({ tx }: Change, { id }: Version, news: News): Promise<void> => {
  await tx.update(sopVersions).set(news).where(eq(sopVersions.id, id))
}
