// The feedback goes out whole, and answers to those who asked for more help.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { noteAction } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { invalidInput, notFound, Refusal, foundIn } from '#src/wire/problem.ts'
import { claimVerbs, requireClaim, type ClaimWords } from '#src/features/desk-kit/claims.ts'
import * as kinds from '../request-kinds.ts'
import * as audited from '../audit-actions.ts'
import * as copy from '../feedback/copy.ts'
import { longestRemark } from '../feedback/rules.ts'
import { sopRemarks, sopVersions } from '../tables.ts'
import type { Version } from '../versions.ts'
import { nothingSaid, publishedAlready, notClaimed, taken } from '../contract.ts'

const feedbackAddress = '/sop-review/review-feedback'

export async function publish(call: Call, { id }: { id: string }): Promise<void> {
  await call.change(async change => {
    const version = await ownVersion(change, call, id)
    if (version.publishedAt !== null) throw new Refusal(publishedAlready)
    const remarks = await change.tx.$count(sopRemarks, eq(sopRemarks.version, id))
    if (remarks === 0) throw new Refusal(nothingSaid)
    await change.tx
      .update(sopVersions)
      .set({ publishedAt: call.now(), publishedBy: call.caller.id })
      .where(eq(sopVersions.id, id))
    await settle(change, call, { kind: kinds.sop, subject: id })
    await noteAction(change, call, {
      what: audited.sopPublished,
      about: version.owner,
      detail: `Version ${version.number}`,
    })
    await notify(change, call, {
      to: version.owner,
      type: 'review',
      title: 'The feedback on your SOP is there',
      body: `${call.caller.firstName} has read it and left ${remarks === 1 ? 'a remark' : `${remarks} remarks`} beside your words.`,
      href: feedbackAddress,
    })
    await announceBoth(change, version.owner, 'sop', 'sops')
  })
}

export async function answerHelp(call: Call, { id, text }: { id: string; text: string }): Promise<void> {
  if (text === '') throw new Refusal(invalidInput, { text: copy.remarkRequired })
  if (text.length > longestRemark)
    throw new Refusal(invalidInput, { text: `Please use at most ${longestRemark} characters.` })
  const [known] = await call.db
    .select()
    .from(sopRemarks)
    .where(and(eq(sopRemarks.id, id), isNotNull(sopRemarks.markedForHelpAt)))
  if (known === undefined) throw new Refusal(notFound)
  const helpAnswer = await call.vault.seal(known.owner, text)
  await call.change(async change => {
    const version = await lockVersion(change, known.version)
    await change.tx
      .update(sopRemarks)
      .set({ helpAnswer, helpAnsweredAt: call.now(), helpAnsweredBy: call.caller.id })
      .where(eq(sopRemarks.id, id))
    await closeWhenAllAnswered(change, call, version.id, version.owner)
    await announceBoth(change, version.owner, 'sop', 'sops')
  })
}

/** The last answer settles the request, and the student is notified once. */
async function closeWhenAllAnswered(change: Change, call: Call, version: string, student: string): Promise<void> {
  const waiting = await change.tx.$count(
    sopRemarks,
    and(eq(sopRemarks.version, version), isNotNull(sopRemarks.markedForHelpAt), isNull(sopRemarks.helpAnsweredAt)),
  )
  if (waiting > 0) return
  const [answered] = await change.tx
    .update(sopVersions)
    .set({ moreHelpAnsweredAt: call.now() })
    .where(
      and(
        eq(sopVersions.id, version),
        isNotNull(sopVersions.moreHelpRequestedAt),
        isNull(sopVersions.moreHelpAnsweredAt),
      ),
    )
    .returning({ id: sopVersions.id })
  if (answered === undefined) return
  await settle(change, call, { kind: kinds.sopHelp, subject: version })
  await notify(change, call, {
    to: student,
    type: 'review',
    title: 'Your questions about the SOP are answered',
    body: `${call.caller.firstName} has answered every remark that you marked.`,
    href: feedbackAddress,
  })
}

// One reviewer has an SOP at a time; only they write on it.

const words: ClaimWords = { taken, takenBy: copy.claimedBy, notTaken: notClaimed }

export const { claim, release } = claimVerbs(kinds.sop, lockVersion, { topic: 'sops', words })

async function lockVersion({ tx }: Change, id: string): Promise<Version> {
  const version = foundIn(await tx.select().from(sopVersions).where(eq(sopVersions.id, id)).for('no key update'))
  return version
}

/** The version that the caller has taken, or why not. */
export async function ownVersion(change: Change, call: Call, id: string): Promise<Version> {
  const version = await lockVersion(change, id)
  await requireClaim(change, call, { kind: kinds.sop.name, subject: id, owner: version.owner }, words)
  return version
}
