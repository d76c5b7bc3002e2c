// Adds a way to sign in to an account: a phone by its code, an address by the link sent there.
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { spendLink, tellsApart, askForProof } from '../links.ts'
import { emailInUse, linkExpired, phoneInUse, tooManyTries, tooManyLetters } from '../contract.ts'
import { lettersOf, lettersTo } from '../limits.ts'
import { personByEmail, type Person } from '../people.ts'
import { guessCode, phoneOf, spendCode, type PhoneInput } from '../phone-codes.ts'
import { mustHaveProved, isProved, meansOf, todayOf } from '../proof/service.ts'
import { mayBeRecycled, waysToProve } from '../proof/rules.ts'
import { contacts } from '#src/features/people/tables.ts'
import { isPasskeyOffered, type HasPapers } from '../second-factor/offer.ts'
import { links } from '../tables.ts'
import { noteChange } from '../undo/service.ts'
import { notYours, type waysContract, type WaysView } from './contract.ts'

export const waysHandlers = (hasPapers: HasPapers): Handlers<{ ways: typeof waysContract }>['ways'] => ({
  read: call => read(hasPapers, call),
  putPhone,
  askEmail,
  putEmail,
})

async function read(hasPapers: HasPapers, call: Call): Promise<WaysView> {
  const { caller } = call
  const means = await meansOf(call, caller.id)
  const today = todayOf(call)
  return {
    email: caller.email,
    emailIsProved: means.emailIsProved,
    letterWaitsAt: await waitingAddress(call),
    phone: caller.phone,
    phoneToProve: caller.phone === null ? await notedPhone(call) : null,
    hasPassword: means.hasPassword,
    proofs: [...waysToProve(means, today)],
    isProved: isProved(call, means),
    phoneMayBeRecycled: mayBeRecycled(means, today),
    offersPasskey: await isPasskeyOffered(hasPapers, call, means.hasPasskey),
  }
}

async function notedPhone({ db, caller }: Call): Promise<string | null> {
  const [noted] = await db.select().from(contacts).where(eq(contacts.owner, caller.id))
  return noted?.homeCountryPhone ?? noted?.destinationCountryPhone ?? null
}

/** Said of an address that is taken as well, so that nobody learns from it which are. */
async function waitingAddress({ caller, db, now }: Call): Promise<string | null> {
  const [sent] = await db
    .select({ email: links.email })
    .from(links)
    .where(
      and(
        eq(links.person, caller.id),
        eq(links.purpose, 'add-email'),
        isNull(links.usedAt),
        gt(links.expiresAt, now()),
      ),
    )
    .orderBy(desc(links.createdAt))
    .limit(1)
  return sent === undefined || sent.email === caller.email ? null : sent.email
}

/** A number of somebody else is refused only now, when the code shows that it is in the caller's hand. */
async function putPhone(call: Call, input: PhoneInput & { otp: string }): Promise<void> {
  await mustHaveProved(call)
  const phone = phoneOf(input)
  const { codeId } = await guessCode(call, phone, input.otp)
  return call.change(async change => {
    await spendCode(change, call, codeId)
    const others = and(eq(people.phone, phone), ne(people.id, call.caller.id))
    if ((await change.tx.select({ id: people.id }).from(people).where(others)).length > 0) throw new Refusal(phoneInUse)
    await noteChange(change, call, await personOf(change, call), { what: 'phone', to: phone })
    await putWay(change, call, { phone, phoneVerifiedAt: call.now() })
  })
}

async function askEmail(call: Call, { email }: { email: string }): Promise<void> {
  await mustHaveProved(call)
  await call.limits.use(lettersOf(call.caller.id), tooManyTries)
  if (tellsApart(call)) await refuseOthers(call, email)
  await call.limits.use(lettersTo(email, 'proof'), tooManyLetters)
  return call.change(async change => {
    await askForProof(change, call, call.caller.id, email)
  })
}

/**
 * The link alone is not enough: somebody who typed another's address would have that one's clicks put it on their own
 * account, and their next link would lead there.
 */
async function putEmail(call: Call, { oobCode }: { oobCode: string }): Promise<void> {
  return call.change(async change => {
    const link = await spendLink(change, call, { purpose: 'add-email', token: oobCode, otherwise: linkExpired })
    if (link.person !== call.caller.id) throw new Refusal(notYours)
    const { email } = link
    if (email === null) throw new Refusal(linkExpired)
    await refuseOthers(call, email)
    if (call.caller.email !== email)
      await noteChange(change, call, await personOf(change, call), { what: 'email', to: email })
    await putWay(change, call, { email, emailVerifiedAt: call.now() })
  })
}

/** A courtesy; the unique index is the guard. */
async function refuseOthers({ db, caller }: Call, email: string): Promise<void> {
  const known = await personByEmail(db, email)
  if (known !== undefined && known.id !== caller.id) throw new Refusal(emailInUse)
}

async function putWay({ tx, announce }: Change, { caller }: Call, way: Partial<Person>): Promise<void> {
  await tx.update(people).set(way).where(eq(people.id, caller.id))
  // An invitation to a group is seen by a proved address only.
  await announce(`person:${caller.id}`, 'session', 'journey', 'insurance')
}

async function personOf({ tx }: Change, { caller }: Call): Promise<Person> {
  const person = foundIn(await tx.select().from(people).where(eq(people.id, caller.id)))
  return person
}
