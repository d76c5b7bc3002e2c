// What opens a door opens it once, and guesses are few.
import { eq, isNotNull } from 'drizzle-orm'
import { makeLink } from '#src/features/accounts/links.ts'
import { links, phoneCodes } from '#src/features/accounts/tables.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'
import { bothConsents, visitor } from '#tests/visitor.ts'
import { all, racerAt, same, winnersOf, type Ground, type Race } from './ground.ts'

const code = '123456'
const typed = (round: number) => ({ prefix: 'IN:91', phone: `98${String(10_000_000 + round)}` })

async function codeFor({ app: { services: app } }: Ground, round: number): Promise<string> {
  const phone = `+91${typed(round).phone}`
  await app.db.delete(phoneCodes)
  const codeHash = app.vault.mark(`phone-code:${phone}:${code}`)
  const [at, row] = [app.now(), { phone, codeHash, browser: hashToken(browser) }]
  await app.db.insert(phoneCodes).values({ ...row, createdAt: at, expiresAt: at.add({ minutes: 10 }) })
  return phone
}

/** The browser that asked for the code, fifty times over. */
const browser = 'b'.repeat(43)
const asker = ({ app }: Ground) => visitor(app, `safar_browser=${browser}`)

/** Fifty with the right code: one session. */
export const rightCode: Race = async (ground, round) => {
  await codeFor(ground, round)
  const answers = await all(() =>
    asker(ground).call('POST', '/api/session/phone', { ...typed(round), otp: code, create: true, ...bothConsents }),
  )
  const used = await ground.app.services.db.$count(phoneCodes, isNotNull(phoneCodes.usedAt))
  return [...winnersOf(answers, 1), ...same('codes used', used, 1)]
}

/** Fifty with wrong ones: five are looked at, and then the right one is too late. */
export const wrongCodes: Race = async (ground, round) => {
  const phone = await codeFor(ground, 100_000 + round)
  const knock = (otp: string) => asker(ground).call('POST', '/api/session/phone', { ...typed(100_000 + round), otp })
  const answers = [...(await all(index => knock(String(200_000 + index)))), await knock(code)]
  const [row] = await ground.app.services.db.select().from(phoneCodes).where(eq(phoneCodes.phone, phone))
  const looked = answers.filter(({ body }) => Object(body).code === 'wrong-otp').length
  return [...winnersOf(answers, 0), ...same('guesses', [row?.guesses, looked], [5, 5])]
}

/** A link in a letter, opened fifty times. */
export const link: Race = async ({ app, racers }) => {
  const { email } = racerAt(racers, 7)
  const token = await app.services.change(change => makeLink(change, app.services, { purpose: 'sign-in', email }))
  const answers = await all(() => visitor(app).call('POST', '/api/session/link', { email, oobCode: token }))
  const open = await app.services.db.$count(links, isNotNull(links.usedAt))
  await app.services.db.delete(links)
  return [...winnersOf(answers, 1), ...same('links used', open, 1)]
}
