// Whether each provider has a real account, or is served by its sandbox on this machine.
import type { Provider } from './names.ts'
import type { Settings } from '../settings.ts'

/** By the setting that gives the account; each comes with its whole group. */
export const providers = {
  mail: { setting: 'SAFAR_SMTP_URL', what: 'letters, sign-in links among them' },
  sms: { setting: 'SAFAR_TWILIO_ACCOUNT', what: 'text messages, sign-in codes among them' },
  cards: { setting: 'SAFAR_STRIPE_KEY', what: 'payments in dollars' },
  rupees: { setting: 'SAFAR_RAZORPAY_KEY', what: 'payments in rupees' },
  issuing: { setting: 'SAFAR_STRIPE_ISSUING_KEY', what: 'forex cards' },
  webinars: { setting: 'SAFAR_BIGMARKER_KEY', what: 'webinars' },
  rates: { setting: 'SAFAR_RATES_URL', what: 'rates of exchange, marked as sample data in a sandbox' },
  team: { setting: 'SAFAR_SLACK_WEBHOOK_URL', what: 'messages to the team' },
  scanner: { setting: 'SAFAR_CLAMD', what: 'looking for malware in what is uploaded' },
} as const satisfies Record<Provider, { setting: keyof Settings; what: string }>

export const isReal = (settings: Settings, provider: Provider): boolean =>
  settings[providers[provider].setting] !== undefined
