// The sandboxes of the providers that nobody gave an account for: one listener for those that speak HTTP, one for SMTP.
import { eq } from 'drizzle-orm'
import type { StripeAccount } from '../cards/stripe.ts'
import { cardRefundsOf, checkoutsOf, type Checkouts } from '../cards/checkouts.ts'
import { cardsSandbox } from '../cards/sandbox.ts'
import { isCaptchaSandboxed, type TurnstileAccount, captchaTokens, type CaptchaTokens } from '../captcha/turnstile.ts'
import { captchaSandbox } from '../captcha/sandbox.ts'
import type { Database } from '../database/database.ts'
import { sentFormsOf, type SentForms } from '../forms/sent-forms.ts'
import { areFormsSandboxed, type TypeformAccount } from '../forms/typeform.ts'
import type { IssuingAccount } from '../issuing/stripe.ts'
import { cardSpendingsOf, type CardSpendings } from '../issuing/purchases.ts'
import { issuingSandbox } from '../issuing/sandbox.ts'
import { startMailSandbox } from '../mail/sandbox.ts'
import type { ScannerAccount } from '../malware/clamd.ts'
import { startScannerSandbox } from '../malware/sandbox.ts'
import { isReal } from '../providers/accounts.ts'
import { providerNames, type Provider } from '../providers/names.ts'
import { paymentLinksOf, rupeeRefundsOf, type PaymentLinks } from '../rupees/payment-links.ts'
import type { RazorpayAccount } from '../rupees/client.ts'
import { rupeesSandbox } from '../rupees/sandbox.ts'
import { ratesSandbox } from '../rates/sandbox.ts'
import type { RatesSource } from '../rates/wise.ts'
import type { Settings } from '../settings.ts'
import type { TwilioAccount } from '../sms/twilio.ts'
import { smsSandbox } from '../sms/sandbox.ts'
import { teamSandbox } from '../team/sandbox.ts'
import type { BigMarkerAccount } from '../webinars/bigmarker.ts'
import { webinarSandbox } from '../webinars/sandbox.ts'
import { openListener, type SandboxRoute } from './listener.ts'
import { catchingMessages, type MessageBox } from './messages.ts'
import { sendingNotices } from './notices.ts'
import type { SandboxRefunds } from './refunds.ts'
import { sandboxSecrets } from './tables.ts'

/** How each sandbox is reached; none where there is a real account. */
export type Sandboxes = {
  mail: { url: string } | undefined
  sms: TwilioAccount | undefined
  captcha: (TurnstileAccount & { tokens: CaptchaTokens }) | undefined
  cards: (StripeAccount & { checkouts: Checkouts; refunds: SandboxRefunds }) | undefined
  rupees: (RazorpayAccount & { paymentLinks: PaymentLinks; refunds: SandboxRefunds }) | undefined
  issuing: (IssuingAccount & { spendings: CardSpendings }) | undefined
  webinars: BigMarkerAccount | undefined
  forms: (TypeformAccount & { webhookSecret: string; sent: SentForms }) | undefined
  rates: RatesSource | undefined
  team: { webhookUrl: string } | undefined
  scanner: ScannerAccount | undefined
  close: () => Promise<void>
}

export type SandboxParts = {
  settings: Settings
  db: Database
  vault: MessageBox['vault']
  now: () => Temporal.Instant
  random: (length: number) => Uint8Array
}

export async function startSandboxes({
  settings,
  db,
  vault,
  now,
  random,
}: SandboxParts): Promise<Sandboxes | undefined> {
  const wants = (provider: Provider) => !isReal(settings, provider)
  if (!providerNames.some(wants) && !areFormsSandboxed(settings) && !isCaptchaSandboxed(settings)) return undefined

  const closing = new AbortController()
  const keep = catchingMessages({ db, vault }, now)
  const newId = (prefix: string) => prefix + Buffer.from(random(12)).toString('hex')
  const secret = await sandboxSecret(db, 'twins', random)
  const { publicUrl } = settings
  const parts = { db, publicUrl, now, newId, keep, sendNotice: sendingNotices(closing.signal) }
  const keys = keysFrom(secret)

  const tokens = captchaTokens(secret, now)
  const wantsCaptcha = isCaptchaSandboxed(settings)
  const links = paymentLinksOf({ ...parts, ...keys.rupees })
  const checkouts = checkoutsOf({ ...parts, ...keys.cards })
  const refunds = {
    cards: cardRefundsOf({ ...parts, ...keys.cards }),
    rupees: rupeeRefundsOf({ ...parts, ...keys.rupees }),
  }
  const routes: SandboxRoute[] = [
    ...(wants('sms') ? smsSandbox({ ...parts, ...keys.sms }) : []),
    ...(wantsCaptcha ? captchaSandbox({ ...keys.captcha, tokens }) : []),
    ...(wants('cards') ? cardsSandbox({ ...parts, ...keys.cards, checkouts, refunds: refunds.cards }) : []),
    ...(wants('rupees') ? rupeesSandbox({ ...parts, ...keys.rupees, links, refunds: refunds.rupees }) : []),
    ...(wants('issuing') ? issuingSandbox({ ...parts, ...keys.issuing }) : []),
    ...(wants('webinars') ? webinarSandbox({ ...parts, ...keys.webinars }) : []),
    ...(wants('rates') ? ratesSandbox() : []),
    ...(wants('team') ? teamSandbox({ ...parts, path: keys.team.path }) : []),
  ]
  const listener = await openListener(routes)
  const mail = wants('mail') ? await startMailSandbox(keep) : undefined
  const scanner = wants('scanner') ? await startScannerSandbox() : undefined
  const baseUrl = listener.url

  return {
    mail,
    sms: wants('sms') ? { baseUrl, ...keys.sms } : undefined,
    captcha: wantsCaptcha ? { baseUrl, ...keys.captcha, tokens } : undefined,
    cards: wants('cards') ? { baseUrl, ...keys.cards, checkouts, refunds: refunds.cards } : undefined,
    rupees: wants('rupees') ? { baseUrl, ...keys.rupees, paymentLinks: links, refunds: refunds.rupees } : undefined,
    issuing: wants('issuing')
      ? { baseUrl, ...keys.issuing, spendings: cardSpendingsOf({ ...parts, ...keys.issuing }) }
      : undefined,
    webinars: wants('webinars') ? { baseUrl: `${baseUrl}/bigmarker`, ...keys.webinars } : undefined,
    forms: areFormsSandboxed(settings)
      ? { ...keys.forms, sandboxUrl: `${publicUrl}/sandbox/typeform`, sent: sentFormsOf({ ...parts, ...keys.forms }) }
      : undefined,
    rates: wants('rates') ? { baseUrl, name: 'Sample data', isSample: true } : undefined,
    team: wants('team') ? { webhookUrl: baseUrl + keys.team.path } : undefined,
    scanner,
    close: async () => {
      closing.abort()
      await Promise.all([listener.close(), mail?.close(), scanner?.close()])
    },
  }
}

const keysFrom = (secret: string) => ({
  sms: { account: 'ACsandbox', token: secret, from: '+15005550006' },
  captcha: { secret: `turnstile_${secret}`, siteKey: 'sandbox', script: '/sandbox/turnstile/v0/api.js' },
  cards: { key: `sk_test_${secret}`, webhookSecret: `whsec_${secret}` },
  rupees: { key: 'rzp_test_sandbox', secret, webhookSecret: `webhook_${secret}` },
  issuing: {
    key: `sk_test_issuing_${secret}`,
    webhookSecrets: [`whsec_cards_${secret}`, `whsec_asked_${secret}`] as const,
    address: { line1: '1155 Union Circle', city: 'Denton', state: 'TX', postal_code: '76203' },
  },
  webinars: { key: secret },
  forms: { webhookSecret: `typeform_${secret}` },
  team: { path: `/services/${secret}` },
})

/** What a sandbox signs with. Made once for a database, so that a notice signed by one process is believed by another. */
async function sandboxSecret(db: Database, name: string, random: (length: number) => Uint8Array): Promise<string> {
  const value = Buffer.from(random(24)).toString('base64url')
  await db.insert(sandboxSecrets).values({ name, value }).onConflictDoNothing()
  const [kept] = await db.select().from(sandboxSecrets).where(eq(sandboxSecrets.name, name))
  return kept?.value ?? value
}
