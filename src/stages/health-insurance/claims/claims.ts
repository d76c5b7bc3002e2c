// Claims as they lie in the table, opened for anyone who may read them.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { attachedTo } from '#src/features/documents/documents.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { moment } from '#src/wire/shapes.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import { insuranceRequests } from '../tables.ts'
import * as kinds from '../request-kinds.ts'
import { claimDetails, type ClaimDetails, type ClaimView, type PolicyView } from './contract.ts'
import { insuranceClaims } from './tables.ts'

export type Row = typeof insuranceClaims.$inferSelect
type Request = typeof insuranceRequests.$inferSelect
export type Found = { claim: Row; request: Request }

const rounds = z.array(
  z.object({ askedAt: moment, question: z.string(), answeredAt: moment.nullable(), answer: z.string() }),
)
export type Round = z.infer<typeof rounds>[number]

type Opening = Pick<Services, 'db' | 'vault'>

/** What its files are attached to: the claim itself, and each answer to what was asked. */
export const fileName = (claim: string, round?: number): string =>
  round === undefined ? `insurance-claim:${claim}` : `insurance-claim:${claim}:${round}`

export const fileNames = (claim: string, asked: number): string[] => [
  fileName(claim),
  ...Array.from({ length: asked }, (_, round) => fileName(claim, round)),
]

export async function viewsOf({ db, vault }: Opening, all: readonly Found[]): Promise<ClaimView[]> {
  const opened = await Promise.all(all.map(async found => ({ found, asked: await roundsOf({ vault }, found.claim) })))
  const files = await attachedTo(
    db,
    opened.flatMap(({ found, asked }) => fileNames(found.claim.id, asked.length)),
  )
  return Promise.all(
    opened.map(async ({ found: { claim, request }, asked }) => ({
      id: claim.id,
      policy: policyOf(request),
      filedAt: claim.filedAt.toString(),
      details: await detailsOf({ vault }, claim),
      files: files.get(fileName(claim.id)) ?? [],
      rounds: asked.map((round, index) => ({ ...round, files: files.get(fileName(claim.id, index)) ?? [] })),
      ...datesOf(claim),
      decision: claim.sealedDecision === null ? '' : await vault.open(claim.owner, claim.sealedDecision),
    })),
  )
}

export const datesOf = ({ askedAt, answeredAt, decidedAt, outcome, paidAmount }: Row) => ({
  askedAt: askedAt?.toString() ?? null,
  answeredAt: answeredAt?.toString() ?? null,
  decidedAt: decidedAt?.toString() ?? null,
  outcome,
  paidAmount,
})

export async function detailsOf(
  { vault }: Pick<Services, 'vault'>,
  { owner, sealed }: Row,
): Promise<ClaimDetails | null> {
  return claimDetails.nullable().parse(JSON.parse(await vault.open(owner, sealed)))
}

export const roundsOf = async ({ vault }: Pick<Services, 'vault'>, { owner, sealedRounds }: Row): Promise<Round[]> =>
  sealedRounds === null ? [] : rounds.parse(JSON.parse(await vault.open(owner, sealedRounds)))

export const sealRounds = ({ vault }: Pick<Services, 'vault'>, owner: string, all: readonly Round[]) =>
  vault.seal(owner, JSON.stringify(all))

const policyOf = ({ id, planName, coverageStart, coverageEnd }: Request): PolicyView => ({
  id,
  planName,
  coverageStart: coverageStart.toString(),
  coverageEnd: coverageEnd.toString(),
})

/** One partner's customers claim through us, from what they have paid for. */
export const canClaim = (owner: string) =>
  and(
    eq(insuranceRequests.owner, owner),
    eq(insuranceRequests.partner, 'WellAway'),
    isNotNull(insuranceRequests.depositConfirmedAt),
    isNull(insuranceRequests.withdrawnAt),
    isNull(insuranceRequests.cancelledAt),
  )

export async function policiesOf({ db, caller }: Call): Promise<PolicyView[]> {
  const rows = await db
    .select()
    .from(insuranceRequests)
    .where(canClaim(caller.id))
    .orderBy(desc(insuranceRequests.coverageStart))
  return rows.map(policyOf)
}

export const claimsFor = (db: Database) =>
  db
    .select({ claim: insuranceClaims, request: insuranceRequests })
    .from(insuranceClaims)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceClaims.request))
    .$dynamic()

/** Held until the end of the change: of two who answer at once the second finds what the first one did. */
export async function hold({ tx }: Change, id: string, owner?: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(insuranceClaims)
    .where(and(eq(insuranceClaims.id, id), owner === undefined ? undefined : eq(insuranceClaims.owner, owner)))
    .for('no key update')
  if (row === undefined) throw new Refusal(notFound)
  return row
}

// Who hears of a claim: its owner, and the desk that answers it.

export const claimPage = '/health-insurance/file-insurance-claim'

/** Nothing of what it is about: others at the desk read the list of requests. */
export const askDesk = (
  change: Change,
  call: Pick<Call, 'now'>,
  { id, owner }: Pick<Row, 'id' | 'owner'>,
  title: string,
) =>
  ask(change, call, {
    student: owner,
    role: 'underwriter',
    kind: kinds.insuranceClaim,
    subject: id,
    title,
    path: `/desk/claims/${id}`,
  })
