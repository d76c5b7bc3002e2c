// The waiver at the desk: the guide for one student, and what their university decided.
import * as audited from '../audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { formatDay } from '#src/values/dates.ts'
import { Refusal } from '#src/wire/problem.ts'
import { guideOf, universityName, type Policy, holdPolicy, holdWaiver } from '../policies/current.ts'
import { whenWords } from '../todos/copy.ts'
import { writeTo } from '../notices.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { longestGuide } from '../waiver/copy.ts'
import { lastDayForAll } from '../waiver/queries.ts'
import { isRefusal } from '../refunds/ended.ts'
import { insuranceWaivers } from '../tables.ts'
import { guideChanged, guideEmpty, nothingPromised, notDecided, waiverDecided } from './contract.ts'
import * as copy from './copy.ts'
import { firstNameOf, holdStanding, noteAndNotify, pages } from './actions.ts'

type Named = { id: string }
type Seen = Named & { version: number }
type Waiver = typeof insuranceWaivers.$inferSelect

export async function writeGuide(call: Call, { id, version, guide }: Seen & { guide: string }) {
  const clean = cleanRichText(guide)
  if (clean === '' || clean.length > longestGuide) throw new Refusal(guideEmpty)
  return call.change(async change => {
    const policy = await holdStanding(change, id)
    const row = await holdVersion(change, { id, version })
    const next = row.guideVersion + 1
    await put(change, id, {
      guide: clean,
      guideAt: call.now(),
      guideSentAt: row.guideSentAt ?? call.now(),
      guideBy: call.caller.id,
      guideVersion: next,
    })
    await noteAndNotify(change, call, policy, {
      what: audited.insuranceGuideWritten,
      message: copy.messages.guide(universityName(policy)),
      href: pages.waiver,
    })
    return { version: next }
  })
}

/** The promised e-mail: nobody but a person says that it was checked. */
export const checkWaiver = (call: Call, { id }: Named): Promise<void> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    const row = await holdWaiver(change, id)
    if (row.emailBy === null && !isGuided(policy)) throw new Refusal(nothingPromised)
    if (row.emailAt !== null) return
    await put(change, id, { emailAt: call.now() })
    const { guideBy } = policy.request
    const isThere = policy.card !== null || row.guideSentAt !== null || row.guideLateAt !== null
    const isAhead = guideBy !== null && Temporal.Instant.compare(guideBy, call.now()) > 0
    const words = copy.messages.checked(
      isThere ? { is: 'there' } : isAhead ? { is: 'promised', by: whenWords(guideBy) } : { is: 'late' },
    )
    await noteAndNotify(change, call, policy, { what: audited.insuranceWaiverChecked })
    const { owner } = policy.request
    await notify(change, call, { to: owner, type: 'insurance', ...words, href: pages.waiver, mail: false })
    // The letter was promised within minutes, so it does not wait for the morning.
    await writeTo(change, call, owner, { ...words, page: pages.waiver })
  })

export const giveGuide = (call: Call, { id }: Named): Promise<void> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    const row = await holdWaiver(change, id)
    if (!isGuided(policy)) throw new Refusal(nothingPromised)
    if (row.guideSentAt !== null) return
    await put(change, id, { guideSentAt: call.now() })
    await noteAndNotify(change, call, policy, {
      what: audited.insuranceGuideGiven,
      message: copy.messages.guide(universityName(policy)),
      href: pages.waiver,
    })
  })

/** The student reads the promises wherever the university takes waivers and there is a guide. */
const isGuided = (policy: Policy): boolean => !policy.university.noWaiver && guideOf(policy) !== null

export const removeGuide = (call: Call, { id, version }: Seen): Promise<void> =>
  call.change(async change => {
    const policy = await holdPolicy(change, id)
    const row = await holdVersion(change, { id, version })
    if (row.guide === null) return
    await put(change, id, { guide: null, guideAt: null, guideBy: call.caller.id, guideVersion: row.guideVersion + 1 })
    await noteAndNotify(change, call, policy, { what: audited.insuranceGuideRemoved })
  })

async function holdVersion(change: Change, { id, version }: Seen): Promise<Waiver> {
  const row = await holdWaiver(change, id)
  if (row.guideVersion === version) return row
  const name = await firstNameOf(change, row.guideBy)
  throw new Refusal({ ...guideChanged, message: copy.guideChangedBy(name) })
}

export const approveWaiver = (call: Call, { id }: Named): Promise<void> =>
  decide(call, id, policy => ({
    became: { approvedAt: call.now(), refusedAt: null, refusal: null },
    done: {
      what: audited.insuranceWaiverApproved,
      message: copy.messages.approved(universityName(policy)),
      href: pages.waiver,
    },
  }))

export const refuseWaiver = (call: Call, { id, refusal }: Named & { refusal: string }): Promise<void> =>
  decide(call, id, (policy, row) => {
    const became = { refusedAt: call.now(), refusal }
    const until = lastDayForAll(policy.request, { ...row, ...became })
    return {
      became,
      done: {
        what: audited.insuranceWaiverRefused,
        message: copy.messages.refused(universityName(policy), until && formatDay(Temporal.PlainDate.from(until))),
        href: pages.waiver,
      },
    }
  })

type Decision = (policy: Policy, row: Waiver) => { became: Partial<Waiver>; done: Parameters<typeof noteAndNotify>[3] }

/** Once: anyone who comes second reads who decided, and takes that back first if it was wrong. */
const decide = (call: Call, id: string, decision: Decision): Promise<void> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    const row = await holdWaiver(change, id)
    if (isDecided(row)) {
      const name = await firstNameOf(change, row.decidedBy)
      throw new Refusal({ ...waiverDecided, message: copy.decidedBy(name) })
    }
    const { became, done } = decision(policy, row)
    await put(change, id, { ...became, decidedBy: call.caller.id })
    await noteAndNotify(change, call, policy, done)
  })

export const takeBackDecision = (call: Call, { id }: Named): Promise<void> =>
  call.change(async change => {
    // What goes back of an insurance that was ended follows from the decision as it was then.
    const policy = await holdStanding(change, id)
    if (!isDecided(await holdWaiver(change, id))) throw new Refusal(notDecided)
    await put(change, id, { approvedAt: null, refusedAt: null, refusal: null, decidedBy: null })
    await noteAndNotify(change, call, policy, {
      what: audited.insuranceWaiverTakenBack,
      message: copy.messages.takenBack(universityName(policy)),
      href: pages.waiver,
    })
  })

const isDecided = (row: Waiver): boolean => row.approvedAt !== null || isRefusal(row)

const put = ({ tx }: Change, id: string, became: Partial<Waiver>) =>
  tx.update(insuranceWaivers).set(became).where(eq(insuranceWaivers.request, id))
