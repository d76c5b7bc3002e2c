import { and, asc, eq } from 'drizzle-orm'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call, Owner } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { todayOf } from '#src/platform/today.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import { tooManyRemittances, type remittancesContracts, type RemittancesView } from './contract.ts'
import { amountIn, checkRemittance, kindIn, mostRows, tcsIn, type RemittanceTyped } from './rules.ts'
import { panEnding } from './copy.ts'
import { readProfileOf } from '#src/features/passport-profile/stored.ts'
import { holderKindIn, named, namesIn, you, type Holder, type OrderPan } from './holders/rules.ts'
import { holderOf, readPanHolders, readSent, remittanceWords, setHolder, wordsOf } from './holders/stored.ts'
import { remittances } from '../tables.ts'

export const remittancesHandlers = (
  app: Pick<AppServices, 'given'>,
): Handlers<typeof remittancesContracts>['remittances'] => ({
  read: call => readRemittances(app, call, call.caller),
  add,
  change,
  remove,
  setHolder: (call, typed) => setHolder(app, call, typed),
})

export async function readRemittances(
  app: Pick<AppServices, 'given'>,
  services: Pick<Call, 'db' | 'vault' | 'now'>,
  owner: Owner,
): Promise<RemittancesView> {
  const { db, vault } = services
  const [rows, { card, declared }, ofPans] = await Promise.all([
    db
      .select()
      .from(remittances)
      .where(eq(remittances.owner, owner.id))
      .orderBy(asc(remittances.day), asc(remittances.id)),
    readSent(app, services, owner),
    readPanHolders(services, owner.id),
  ])
  const opened = await Promise.all(
    rows.map(async row => ({
      ...row,
      said: remittanceWords.parse(JSON.parse(await vault.open(owner.id, row.sealed))),
    })),
  )
  const known = namesIn(opened.length + ofPans.size === 0 ? {} : (await readProfileOf(services, db, owner.id)).facts)
  const holderOn = ({ mark, ending }: OrderPan): Holder => {
    const said = ofPans.get(mark)
    return said === undefined ? named(panEnding(ending)) : holderOf(said, known)
  }
  const counted = <One extends { pan: OrderPan | null }>({ pan, ...one }: One) => ({
    ...one,
    holder: pan === null ? you : holderOn(pan),
  })
  const onPans = card.flatMap(({ pan, id, paise }) => (pan === null ? [] : { ...pan, id, paise }))
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
    card: card.map(counted),
    declared: declared.map(counted),
    pans: [...Map.groupBy(onPans, ({ mark }) => mark).values()].flatMap(all => {
      const last = all.at(-1)
      if (last === undefined) return []
      const { id, ending, mark } = last
      const paise = all.reduce((sum, one) => sum + one.paise, 0)
      return { id, ending, holder: holderOn(last), isSaid: ofPans.has(mark), paise }
    }),
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
  const { through, day } = typed
  return {
    sealed: await call.vault.seal(call.caller.id, JSON.stringify({ ...wordsOf(typed, who), through })),
    day: Temporal.PlainDate.from(day),
    paise: paise.minor,
    cents: cents.minor,
    kind,
    tcs: tcs.minor,
  }
}
