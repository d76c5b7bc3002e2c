import { announceBoth } from '#src/platform/database/change.ts'
import * as kinds from '../request-kinds.ts'
import { desc, eq } from 'drizzle-orm'
import { attach, attachedTo, discard } from '#src/features/documents/documents.ts'
import { referenceTo } from '#src/features/forms/service.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { perDay } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { parseDay } from '#src/values/dates.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { claimsFor, fileName, fileNames, hold, policiesOf, roundsOf, sealRounds, viewsOf, askDesk } from './claims.ts'
import {
  decidedBefore,
  notAsked,
  tooManyClaims,
  type ClaimDetails,
  type ClaimView,
  type PolicyView,
} from './contract.ts'
import { amountOf, careKinds, checkClaim, currencies, isOneOf, payouts, type Claim } from './rules.ts'
import { sayFormSent } from './sent-form.ts'
import { insuranceClaims } from './tables.ts'

type Named = { id: string }
type Files = { files: readonly string[] }

const mostShown = 100

type Mine = { policies: PolicyView[]; claims: ClaimView[]; typeform: string | null }

export async function mine(call: Call): Promise<Mine> {
  const [policies, found] = await Promise.all([
    policiesOf(call),
    claimsFor(call.db)
      .where(eq(insuranceClaims.owner, call.caller.id))
      .orderBy(desc(insuranceClaims.id))
      .limit(mostShown),
  ])
  return {
    policies,
    claims: await viewsOf(call, found),
    typeform: typeformOf(call, policies),
  }
}

/** It knows for which insurance it is filled in: the newest. */
function typeformOf({ settings, ports, vault, caller }: Call, policies: readonly PolicyView[]): string | null {
  const { SAFAR_TYPEFORM_CLAIM: form } = settings
  if (form === undefined) return null
  const [newest] = policies
  const reference = newest && referenceTo(vault, { kind: 'claim', owner: caller.id, subject: newest.id })
  return ports.forms.address(`https://form.typeform.com/to/${form}`, reference)
}

export async function file(call: Call, typed: Claim & Files): Promise<Named> {
  const policies = await policiesOf(call)
  const wrong = checkClaim(typed, { today: todayOf(call).toString(), policies })
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  return keep(call, { policy: typed.policy, details: detailsIn(typed), files: typed.files })
}

export async function fileElsewhere(call: Call, { policy }: { policy: string }): Promise<Named> {
  const isTheirs = (await policiesOf(call)).some(({ id }) => id === policy)
  if (!isTheirs || call.settings.SAFAR_TYPEFORM_CLAIM === undefined) throw new Refusal(notFound)
  const owner = call.caller.id
  await call.limits.use(claimsBy(owner), tooManyClaims)
  await call.vault.keyOf(owner)
  return call.change(change => sayFormSent(change, call, { owner, policy }))
}

/** The rules have been asked by then: what is read here is there. */
function detailsIn(typed: Claim): ClaimDetails {
  const { care, currency, payout, provider, story } = typed
  const [day, amount] = [parseDay(typed.careDay), amountOf(typed.amount, currency)]
  if (day === undefined || amount === undefined) throw new Refusal(invalidInput)
  if (!isOneOf(careKinds, care) || !isOneOf(currencies, currency)) throw new Refusal(invalidInput)
  const isPaid = typed.isPaid === 'yes'
  return {
    careDay: day.toString(),
    care,
    provider,
    story,
    amount: amount.minor,
    currency,
    isPaid,
    payout: isPaid && isOneOf(payouts, payout) ? payout : null,
  }
}

type Kept = Files & { policy: string; details: ClaimDetails }

async function keep(call: Call, { policy, details, files }: Kept): Promise<Named> {
  const owner = call.caller.id
  await call.limits.use(claimsBy(owner), tooManyClaims)
  const sealed = await call.vault.seal(owner, JSON.stringify(details))
  return call.change(async change => {
    const [claim] = await change.tx
      .insert(insuranceClaims)
      .values({ owner, request: policy, sealed, filedAt: call.now(), changedBy: owner })
      .returning()
    if (claim === undefined) throw new Error('The claim was not written.')
    await attach(change, call, { ids: files, purpose: 'claim', owner, to: fileName(claim.id) })
    await askDesk(change, call, claim, 'Decide an insurance claim')
    await announceBoth(change, owner, 'insurance', 'insurance-claims')
    return { id: claim.id }
  })
}

const claimsBy = (person: string) => perDay(`insurance-claims:${person}`, 20)

export async function answer(call: Call, { id, words, files }: Named & Files & { words: string }): Promise<void> {
  const owner = call.caller.id
  await call.vault.keyOf(owner)
  return call.change(async change => {
    const claim = await hold(change, id, owner)
    if (claim.decidedAt !== null) throw new Refusal(decidedBefore)
    const rounds = await roundsOf(call, claim)
    const last = rounds.at(-1)
    if (last === undefined || last.answeredAt !== null) throw new Refusal(notAsked)
    const at = call.now()
    const answered = [...rounds.slice(0, -1), { ...last, answeredAt: at.toString(), answer: words }]
    await attach(change, call, { ids: files, purpose: 'claim', owner, to: fileName(id, rounds.length - 1) })
    await change.tx
      .update(insuranceClaims)
      .set({
        sealedRounds: await sealRounds(call, owner, answered),
        answeredAt: at,
        version: claim.version + 1,
        changedBy: owner,
      })
      .where(eq(insuranceClaims.id, id))
    await askDesk(change, call, claim, 'Look at an answer about an insurance claim')
    await announceBoth(change, owner, 'insurance', 'insurance-claims')
  })
}

/** Nothing of it is kept: neither the words nor the files. */
export async function withdraw(call: Call, { id }: Named): Promise<void> {
  const owner = call.caller.id
  await call.vault.keyOf(owner)
  const removeFiles = await call.change(async change => {
    const claim = await hold(change, id, owner)
    if (claim.decidedAt !== null) throw new Refusal(decidedBefore)
    const rounds = await roundsOf(call, claim)
    const files = [...(await attachedTo(change.tx, fileNames(id, rounds.length))).values()].flat()
    await change.tx.delete(insuranceClaims).where(eq(insuranceClaims.id, id))
    await settle(change, { now: call.now }, { kind: kinds.insuranceClaim, subject: id })
    await announceBoth(change, owner, 'insurance', 'insurance-claims')
    return discard(
      change,
      call,
      files.map(({ id: document }) => document),
    )
  })
  await removeFiles()
}
