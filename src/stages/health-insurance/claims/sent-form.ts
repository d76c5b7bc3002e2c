// A claim that is filled in at Typeform: it says so itself by its webhook, and a student may say it as well.
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { SentForm } from '#src/features/forms/service.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { insuranceRequests } from '../tables.ts'
import { canClaim, detailsOf, type Row, askDesk } from './claims.ts'
import { insuranceClaims } from './tables.ts'

type Parts = Pick<Services, 'vault' | 'now'>
type About = { owner: string; policy: string }

/** Of the same form sent again nothing comes; what the student has said already is that claim. */
export async function takeSentForm(services: Services, { owner, subject: policy, response }: SentForm): Promise<void> {
  await services.vault.keyOf(owner)
  await services.change(async change => {
    const about = { owner, policy }
    if (!(await holdPolicy(change, about))) return
    const known = eq(insuranceClaims.formResponse, response)
    if ((await change.tx.$count(insuranceClaims, known)) > 0) return
    const said = await saidLately(change, services, about)
    if (said === undefined || said.formResponse !== null) await insertFromForm(change, services, about, response)
    else await change.tx.update(insuranceClaims).set({ formResponse: response }).where(eq(insuranceClaims.id, said.id))
  })
}

/** The one that came by itself, or was said, within the hour; else a new one. */
export async function sayFormSent(change: Change, services: Parts, about: About): Promise<{ id: string }> {
  await holdPolicy(change, about)
  const known = await saidLately(change, services, about)
  return known === undefined ? insertFromForm(change, services, about, null) : { id: known.id }
}

/** Held, so that the webhook and the student's own word make one claim. */
async function holdPolicy({ tx }: Change, { owner, policy }: About): Promise<boolean> {
  const held = await tx
    .select({ id: insuranceRequests.id })
    .from(insuranceRequests)
    .where(and(eq(insuranceRequests.id, policy), canClaim(owner)))
    .for('update')
  return held.length > 0
}

const oneForm = Temporal.Duration.from({ hours: 1 })

async function saidLately({ tx }: Change, { vault, now }: Parts, { policy }: About): Promise<Row | undefined> {
  const rows = await tx
    .select()
    .from(insuranceClaims)
    .where(
      and(
        eq(insuranceClaims.request, policy),
        isNull(insuranceClaims.decidedAt),
        gt(insuranceClaims.filedAt, now().subtract(oneForm)),
      ),
    )
    .orderBy(desc(insuranceClaims.id))
  for (const row of rows) if ((await detailsOf({ vault }, row)) === null) return row
  return undefined
}

async function insertFromForm(
  change: Change,
  { vault, now }: Parts,
  { owner, policy }: About,
  formResponse: string | null,
): Promise<{ id: string }> {
  const sealed = await vault.seal(owner, JSON.stringify(null))
  const [claim] = await change.tx
    .insert(insuranceClaims)
    .values({ owner, request: policy, sealed, formResponse, filedAt: now(), changedBy: owner })
    .returning({ id: insuranceClaims.id })
  if (claim === undefined) throw new Error('The claim was not written.')
  await askDesk(change, { now }, { id: claim.id, owner }, 'Decide an insurance claim')
  await announceBoth(change, owner, 'insurance', 'insurance-claims')
  return claim
}
