import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { todayOf } from '#src/platform/today.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import { tooManyRemittances, type remittancesContracts, type RemittancesView } from './contract.ts'
import { amountIn, checkRemittance, kindIn, mostRows, tcsIn, type RemittanceTyped } from './rules.ts'
import { readProfile } from '#src/features/passport-profile/stored.ts'
import {
  holderKindIn,
  holderKinds,
  holderWords,
  namesIn,
  recognised,
  type Holder,
  type KnownNames,
} from './holders/rules.ts'
import { sentThrough } from '../paid.ts'
import { remittances } from '../tables.ts'

export const remittancesHandlers = (
  app: Pick<AppServices, 'given'>,
): Handlers<typeof remittancesContracts>['remittances'] => ({
  read: call => readRemittances(app, call),
  add,
  change,
  remove,
})

/** Without `who` it was typed before holders were chosen. */
const names = z.object({ holder: z.string(), who: z.enum(holderKinds).optional(), through: z.string() })

/** By the choice; by a name, the person of the profile whose it is. */
const holderOf = ({ holder, who }: z.infer<typeof names>, known: KnownNames): Holder =>
  who === undefined || who === 'other' ? recognised(holder, known) : { who, name: '' }

export async function readRemittances({ given }: Pick<AppServices, 'given'>, call: Call): Promise<RemittancesView> {
  const { db, vault, caller } = call
  const [rows, sent] = await Promise.all([
    db
      .select()
      .from(remittances)
      .where(eq(remittances.owner, caller.id))
      .orderBy(asc(remittances.day), asc(remittances.id)),
    Promise.all(given(sentThrough).map(sentBy => sentBy(call))),
  ])
  const opened = await Promise.all(
    rows.map(async row => ({ ...row, said: names.parse(JSON.parse(await vault.open(caller.id, row.sealed))) })),
  )
  const known = namesIn(opened.length === 0 ? {} : (await readProfile(call, db)).facts)
  return {
    rows: opened.map(({ id, said, day, paise, cents, kind, tcs }) => ({
      holder: holderOf(said, known),
      through: said.through,
      id,
      day: day.toString(),
      paise,
      cents,
      kind,
      tcs,
    })),
    card: sent.flatMap(({ card }) => card),
    declared: sent.flatMap(({ declared }) => declared),
  }
}

/** The person is held, so that of many at once none goes beyond the limit. */
async function add(call: Call, typed: RemittanceTyped): Promise<void> {
  const values = await valuesOf(call, typed)
  const owner = call.caller.id
  return call.change(async ({ tx, announce }) => {
    await tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
    if ((await tx.$count(remittances, eq(remittances.owner, owner))) >= mostRows) throw new Refusal(tooManyRemittances)
    await tx.insert(remittances).values({ ...values, owner, createdAt: call.now() })
    await announce(`person:${owner}`, 'payments')
  })
}

async function change(call: Call, { id, ...typed }: RemittanceTyped & { id: string }): Promise<void> {
  const values = await valuesOf(call, typed)
  return call.change(async ({ tx, announce }) => {
    const changed = await tx.update(remittances).set(values).where(mine(call, id)).returning({ id: remittances.id })
    foundIn(changed)
    await announce(`person:${call.caller.id}`, 'payments')
  })
}

function remove(call: Call, { id }: { id: string }): Promise<void> {
  return call.change(async ({ tx, announce }) => {
    const gone = await tx.delete(remittances).where(mine(call, id)).returning({ id: remittances.id })
    foundIn(gone)
    await announce(`person:${call.caller.id}`, 'payments')
  })
}

const mine = ({ caller }: Call, id: string) => and(eq(remittances.id, id), eq(remittances.owner, caller.id))

/** Refused as it is beside the fields. Sealed before the transaction, which has no second connection for the key. */
async function valuesOf(call: Call, typed: RemittanceTyped) {
  const wrong = checkRemittance(typed, todayOf(call))
  const [paise, cents, tcs] = [amountIn('INR', typed.rupees), amountIn('USD', typed.dollars), tcsIn(typed.tcs)]
  const [kind, who] = [kindIn(typed.kind), holderKindIn(typed.holder)]
  if (
    Object.keys(wrong).length > 0 ||
    paise === undefined ||
    cents === undefined ||
    tcs === undefined ||
    kind === undefined ||
    who === undefined
  )
    throw new Refusal(invalidInput, wrong)
  const { name, through, day } = typed
  const holder = holderWords({ who, name: name.trim() })
  return {
    sealed: await call.vault.seal(call.caller.id, JSON.stringify({ holder, who, through })),
    day: Temporal.PlainDate.from(day),
    paise: paise.minor,
    cents: cents.minor,
    kind,
    tcs: tcs.minor,
  }
}
