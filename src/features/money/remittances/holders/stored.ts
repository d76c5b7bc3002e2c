// Whose PAN it was, as it is stored; and what the student said once of a PAN that card orders were on.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call, Owner } from '#src/platform/services.ts'
import { foundOne, invalidInput, Refusal } from '#src/wire/problem.ts'
import { sentThrough, type SentThrough } from '../../paid.ts'
import { panHolders } from '../../tables.ts'
import { checkHolder, type HolderTyped } from '../rules.ts'
import {
  holderKindIn,
  holderKinds,
  holderWords,
  recognised,
  type Holder,
  type HolderKind,
  type KnownNames,
} from './rules.ts'

/** Without `who` it was typed before holders were chosen. */
const words = z.object({ holder: z.string(), who: z.enum(holderKinds).optional() })
export const remittanceWords = words.extend({ through: z.string() })
type Words = z.infer<typeof words>

/** By the choice; by a name, the person of the profile whose it is. */
export const holderOf = ({ holder, who }: Words, known: KnownNames): Holder =>
  who === undefined || who === 'other' ? recognised(holder, known) : { who, name: '' }

export const wordsOf = ({ name }: HolderTyped, who: HolderKind): Words => ({
  holder: holderWords({ who, name: name.trim() }),
  who,
})

export async function readSent(
  { given }: Pick<AppServices, 'given'>,
  services: Pick<Call, 'db' | 'vault' | 'now'>,
  owner: Owner,
): Promise<SentThrough> {
  const sent = await Promise.all(given(sentThrough).map(sentBy => sentBy(services, owner)))
  return { card: sent.flatMap(({ card }) => card), declared: sent.flatMap(({ declared }) => declared) }
}

/** By the mark of the PAN. */
export async function readPanHolders(
  { db, vault }: Pick<Call, 'db' | 'vault'>,
  owner: string,
): Promise<ReadonlyMap<string, Words>> {
  const rows = await db.select().from(panHolders).where(eq(panHolders.owner, owner))
  return new Map(
    await Promise.all(
      rows.map(
        async ({ panMark, sealed }) => [panMark, words.parse(JSON.parse(await vault.open(owner, sealed)))] as const,
      ),
    ),
  )
}

/** The PAN is named by a payment of one's own that was on it, so that nobody says anything of another's. */
export async function setHolder(
  app: Pick<AppServices, 'given'>,
  call: Call,
  { id, ...typed }: HolderTyped & { id: string },
): Promise<void> {
  const [wrong, who] = [checkHolder(typed), holderKindIn(typed.holder)]
  if (Object.keys(wrong).length > 0 || who === undefined) throw new Refusal(invalidInput, wrong)
  const { mark } = foundOne((await readSent(app, call, call.caller)).card.find(one => one.id === id)?.pan ?? undefined)
  const owner = call.caller.id
  // Sealed before the transaction, which has no second connection for the key.
  const said = { sealed: await call.vault.seal(owner, JSON.stringify(wordsOf(typed, who))), changedAt: call.now() }
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(panHolders)
      .values({ owner, panMark: mark, ...said })
      .onConflictDoUpdate({ target: [panHolders.owner, panHolders.panMark], set: said })
    await announce(`person:${owner}`, 'payments')
  })
}
