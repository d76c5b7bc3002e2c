// What a browser sealed for an account before its session ended: only the server opens it, and only for that account.
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Call } from '#src/platform/services.ts'
import { withoutSecretNumbersIn } from '#src/values/secret-fields.ts'
import { Refusal } from '#src/wire/problem.ts'
import { moment } from '#src/wire/shapes.ts'
import { draftChanged, sealedUnreadable, type SealedView } from './contract.ts'
import { contentOf, save, daysSealed, sealInfo } from './service.ts'
import { draftKeys, drafts } from './tables.ts'

const curve = 'prime256v1'

/** Made the first time that somebody's browser asks for it; two at once make one. */
export async function key(call: Call): Promise<{ publicKey: string }> {
  const { db, caller, vault, now } = call
  const find = () => db.select().from(draftKeys).where(eq(draftKeys.owner, caller.id))
  const [known] = await find()
  if (known !== undefined) return { publicKey: Buffer.from(known.publicKey).toString('base64') }
  const pair = createECDH(curve)
  const publicKey = pair.generateKeys()
  const privateKey = await vault.seal(caller.id, pair.getPrivateKey('base64'))
  await db.insert(draftKeys).values({ owner: caller.id, publicKey, privateKey, createdAt: now() }).onConflictDoNothing()
  const [made] = await find()
  return { publicKey: Buffer.from(made?.publicKey ?? publicKey).toString('base64') }
}

const values = z.record(z.string().max(200), z.unknown())
const draft = z.object({
  name: z.string().min(1).max(200),
  values,
  base: values.nullable(),
  savedAt: moment.nullable(),
})
const content = z.object({ sealedAt: moment, draft: draft.nullable(), changes: z.array(z.unknown()).max(500) })

/** A draft becomes one as any other; where a newer one is there, and for changes, the browser has its own way to ask. */
export async function takeOver(call: Call, { sealed }: { sealed: string }): Promise<SealedView> {
  const { sealedAt, draft: found, changes } = await opened(call, Buffer.from(sealed, 'base64'))
  const oldest = call.now().subtract({ hours: 24 * daysSealed })
  if (Temporal.Instant.compare(Temporal.Instant.from(sealedAt), oldest) < 0) throw new Refusal(sealedUnreadable)
  return { conflict: found === null ? null : await takeDraft(call, found), changes }
}

async function takeDraft(call: Call, found: z.infer<typeof draft>): Promise<SealedView['conflict']> {
  const own = { ...found, values: values.parse(withoutSecretNumbersIn(found.values)) }
  const standing = await call.db
    .select({ name: drafts.name, sealed: drafts.sealed })
    .from(drafts)
    .where(eq(drafts.owner, call.caller.id))
  const same = standing.find(({ name }) => name === own.name)
  // Handed over once more, because the answer was lost.
  const stored = same === undefined ? undefined : contentOf(await call.vault.open(call.caller.id, same.sealed))
  if (JSON.stringify(stored?.values) === JSON.stringify(own.values)) return null
  try {
    await save(call, {
      name: own.name,
      values: own.values,
      start: stored?.start,
      basis: same === undefined ? null : own.savedAt,
    })
    return null
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === draftChanged.code) return own
    throw error
  }
}

async function opened({ db, vault, caller }: Call, sealed: Buffer): Promise<z.infer<typeof content>> {
  const [row] = await db.select().from(draftKeys).where(eq(draftKeys.owner, caller.id))
  if (row === undefined) throw new Refusal(sealedUnreadable)
  const privateKey = await vault.open(caller.id, row.privateKey)
  try {
    return content.parse(JSON.parse(openSealed(Buffer.from(privateKey, 'base64'), caller.id, sealed)))
  } catch {
    throw new Refusal(sealedUnreadable)
  }
}

const [version, pointLength, nonceLength, tagLength] = [1, 65, 12, 16]

/** Version, the browser's own point, nonce, ciphertext, tag: see browser/sealing.ts. */
function openSealed(privateKey: Uint8Array, owner: string, sealed: Buffer): string {
  if (sealed[0] !== version) throw new Error('This was not sealed for us.')
  const point = sealed.subarray(1, 1 + pointLength)
  const pair = createECDH(curve)
  pair.setPrivateKey(privateKey)
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(point), point, sealInfo, 32))
  const body = sealed.subarray(1 + pointLength)
  const decipher = createDecipheriv('aes-256-gcm', secret, body.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(body.subarray(-tagLength))
  return Buffer.concat([decipher.update(body.subarray(nonceLength, -tagLength)), decipher.final()]).toString()
}
