// The outside world, chosen once at start: a real account where there is one, its sandbox where there is none.
import { stripeCards } from './cards/stripe.ts'
import { turnstileCaptcha, turnstileUrl, type TurnstileAccount } from './captcha/turnstile.ts'
import type { Database } from './database/database.ts'
import { openFiles } from './files/files.ts'
import { typeformForms } from './forms/typeform.ts'
import { stripeIssuing, type ProgrammeAddress } from './issuing/stripe.ts'
import { smtpMail } from './mail/smtp.ts'
import { clamdScanner } from './malware/clamd.ts'
import type { Ports } from './ports.ts'
import { wiseName, wiseRates } from './rates/wise.ts'
import { stripeUrl } from './providers/stripe-client.ts'
import { openRecords } from './records/records.ts'
import { razorpayRupees, razorpayUrl } from './rupees/razorpay.ts'
import { startSandboxes, type Sandboxes } from './sandbox/sandboxes.ts'
import type { Settings } from './settings.ts'
import { twilioSms, twilioUrl } from './sms/twilio.ts'
import { slackTeam } from './team/slack.ts'
import type { Vault } from './vault/vault.ts'
import { bigMarkerUrl, bigMarkerWebinars } from './webinars/bigmarker.ts'

export type Outside = {
  ports: Ports
  /** Undefined where every provider has a real account; the pages of the sandbox are then not there. */
  sandboxes: Sandboxes | undefined
  close: () => Promise<void>
}

type Parts = {
  settings: Settings
  db: Database
  vault: Pick<Vault, 'keyOf' | 'seal' | 'open'>
  now: () => Temporal.Instant
  random: (length: number) => Uint8Array
}

export async function connectOutside({ settings, db, vault, now, random }: Parts): Promise<Outside> {
  const files = await openFiles({ settings, vault, now, random })
  const records = openRecords({ settings, db, now, random })
  const sandboxes = await startSandboxes({ settings, db, vault, now, random })
  const accounts = accountsOf(settings, sandboxes)
  return {
    ports: {
      mail: smtpMail(accounts.mail),
      captcha: turnstileCaptcha(accounts.captcha),
      sms: twilioSms(accounts.sms),
      cards: stripeCards(accounts.cards, now),
      rupees: razorpayRupees(accounts.rupees),
      issuing: stripeIssuing(accounts.issuing, now),
      webinars: bigMarkerWebinars(accounts.webinars),
      forms: typeformForms(accounts.forms),
      rates: wiseRates(accounts.rates),
      team: slackTeam(accounts.team),
      scanner: clamdScanner(accounts.scanner),
      files,
      errors: records.errors,
      analytics: records.analytics,
    },
    sandboxes,
    close: async () => {
      await records.close()
      await sandboxes?.close()
    },
  }
}

function turnstileOf(settings: Settings): TurnstileAccount | undefined {
  const { SAFAR_TURNSTILE_SITE_KEY: siteKey, SAFAR_TURNSTILE_SECRET: secret } = settings
  if (siteKey === undefined || secret === undefined) return undefined
  return { baseUrl: turnstileUrl, secret, siteKey, script: `${turnstileUrl}/turnstile/v0/api.js?render=explicit` }
}

function accountsOf(settings: Settings, sandboxes: Sandboxes | undefined) {
  const { SAFAR_SMTP_URL: smtpUrl, SAFAR_MAIL_FROM: from, SAFAR_SLACK_WEBHOOK_URL: webhookUrl } = settings
  return {
    mail: { url: smtpUrl ?? given(sandboxes?.mail).url, from },
    captcha: sandboxes?.captcha ?? turnstileOf(settings),
    sms: sandboxes?.sms ?? {
      baseUrl: twilioUrl,
      account: given(settings.SAFAR_TWILIO_ACCOUNT),
      token: given(settings.SAFAR_TWILIO_TOKEN),
      from: given(settings.SAFAR_TWILIO_FROM),
    },
    cards: sandboxes?.cards ?? {
      baseUrl: stripeUrl,
      key: given(settings.SAFAR_STRIPE_KEY),
      webhookSecret: given(settings.SAFAR_STRIPE_WEBHOOK_SECRET),
    },
    rupees: sandboxes?.rupees ?? {
      baseUrl: razorpayUrl,
      key: given(settings.SAFAR_RAZORPAY_KEY),
      secret: given(settings.SAFAR_RAZORPAY_SECRET),
      webhookSecret: given(settings.SAFAR_RAZORPAY_WEBHOOK_SECRET),
    },
    issuing: sandboxes?.issuing ?? {
      baseUrl: stripeUrl,
      key: given(settings.SAFAR_STRIPE_ISSUING_KEY),
      address: readAddress(given(settings.SAFAR_STRIPE_ISSUING_ADDRESS)),
      webhookSecrets: given(settings.SAFAR_STRIPE_ISSUING_WEBHOOK_SECRETS),
    },
    webinars: sandboxes?.webinars ?? { baseUrl: bigMarkerUrl, key: given(settings.SAFAR_BIGMARKER_KEY) },
    forms: sandboxes?.forms ?? { webhookSecret: settings.SAFAR_TYPEFORM_SECRET },
    rates: sandboxes?.rates ?? { baseUrl: given(settings.SAFAR_RATES_URL), name: wiseName, isSample: false },
    team: sandboxes?.team ?? { webhookUrl: given(webhookUrl) },
    scanner: sandboxes?.scanner ?? { address: given(settings.SAFAR_CLAMD) },
  }
}

/** The settings have seen that it has these four parts. */
function readAddress(text: string): ProgrammeAddress {
  const [line1 = '', city = '', state = '', postal_code = ''] = text.split(', ')
  return { line1, city, state, postal_code }
}

/** Settings come in whole groups, and a sandbox starts wherever one is missing: the two cannot both be absent. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A provider has neither an account nor a sandbox.')
  return value
}
