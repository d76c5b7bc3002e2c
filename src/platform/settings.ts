// Every setting there is, parsed once. Each has a default that works, and one that is unknown or
// wrong stops the start with one line.
import path from 'node:path'
import { z } from 'zod'
import { trustedProviders } from './providers/names.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const text = z.string().min(1)
const onOff = z.enum(['on', 'off'])
const url = z.url()
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
const secret = z
  .string()
  .min(32, 'must be at least 32 characters')
  .regex(/^(.)(?!\1*$)/su, 'must not be one character again and again')
const proxies = z
  .string()
  .regex(/^(off|on|[1-9])$/, 'must be off, on or how many proxies there are')
  .transform(said => (said === 'off' ? 0 : said === 'on' ? 1 : Number(said)))
/** Street, city, state, ZIP code. */
const usAddress = /^[^,]+, [^,]+, [A-Z]{2}, \d{5}$/

const known = {
  PORT: port.default(3000),
  DATABASE_URL: databaseUrl.optional(),
  /**
   * By the role that owns what is in the database, for what is made at a start. DATABASE_URL is then the address of
   * another role, which works with rows and can change nothing else.
   */
  SAFAR_MIGRATIONS_URL: databaseUrl.optional(),
  /**
   * The same database without a pool between, for LISTEN, jobs and migrations. DATABASE_URL is then a pool in
   * transaction mode: decision 056.
   */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /** A standby, for reads that may be some seconds old: decision 056. */
  DATABASE_READ_URL: databaseUrl.optional(),
  /** Where our own PostgreSQL, the files and the secrets lie. */
  SAFAR_DATA: text.default('.data'),
  /** The address people reach us at; links in e-mails start with it. */
  SAFAR_URL: url.optional(),
  /** Wraps every key we make. Without it one is made and kept in the data folder. */
  SAFAR_SECRET: secret.optional(),
  /** Those that keys are read with besides, with commas between them, while one secret gives way to another. */
  SAFAR_OLD_SECRETS: z
    .string()
    .transform(list => list.split(','))
    .pipe(z.array(secret))
    .optional(),
  SAFAR_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Production refuses what is unsafe for real people. It is meant where the address is https or a database is given. */
  SAFAR_ENV: z.enum(['production', 'development']).optional(),
  /** Sandboxes that production may run with all the same, by name, with commas between them. */
  SAFAR_ALLOW_SANDBOX: z
    .string()
    .transform(list => list.split(','))
    .pipe(z.array(z.enum(trustedProviders)))
    .default([]),
  /** Without it production answers nothing at /metrics. */
  SAFAR_METRICS_TOKEN: secret.optional(),
  /** Where spans go, by OTLP over HTTP: a collector's address, such as http://127.0.0.1:4318. Without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** The share of traces that is recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Demo people and their journeys. On unless it is production. */
  SAFAR_DEMO: onOff.optional(),
  /** Says the same for a wrong password and an unknown address. */
  SAFAR_ONE_SIGN_IN_MESSAGE: onOff.default('off'),
  /** The address it listens at. Behind a proxy on the same machine: 127.0.0.1, so that nobody comes past it. */
  SAFAR_HOST: text.optional(),
  /**
   * How many proxies of ours a request comes through; 'on' is one. So many addresses from the end of X-Forwarded-For are
   * believed and no more: what stands before them is whatever the client wrote.
   */
  SAFAR_BEHIND_PROXY: proxies.default(0),
  /** How long it goes on serving after it was asked to stop, until those who send it requests have noticed. */
  SAFAR_DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** How long what is under way then may still take, such as an upload on a slow line. */
  SAFAR_FINISH_SECONDS: z.coerce.number().min(0).max(600).default(20),
  SAFAR_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** A file apart from SAFAR_DATA and from backups: who was erased, by id and day, so that a restored backup forgets them again. */
  SAFAR_ERASURES: text.optional(),
  /** How many times longer than usual we wait for others, on a machine that has much else to do: see patience.ts. */
  SAFAR_PATIENCE: z.coerce.number().min(1).max(1000).default(1),

  /** Who runs this copy, as /contact names them. Without them it says that it is a demonstration copy. */
  SAFAR_COMPANY_NAME: text.optional(),
  SAFAR_COMPANY_ADDRESS: text.optional(),
  /** Where anybody may write, with or without an account. */
  SAFAR_SUPPORT_EMAIL: z.email().optional(),
  /** The grievance officer’s; without it the one before stands for it. */
  SAFAR_GRIEVANCE_EMAIL: z.email().optional(),

  SAFAR_MAIL_FROM: text.default('Safar <hello@safar.example>'),
  SAFAR_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  SAFAR_TWILIO_ACCOUNT: text.optional(),
  SAFAR_TWILIO_TOKEN: text.optional(),
  SAFAR_TWILIO_FROM: text.optional(),
  /** Cloudflare Turnstile, which looks at a browser before a code is sent. */
  SAFAR_TURNSTILE_SITE_KEY: text.optional(),
  SAFAR_TURNSTILE_SECRET: text.optional(),
  /** Countries whose phones are sent codes, with commas between them: texts to others cost much, and earn anyone who asks for them. */
  SAFAR_SMS_COUNTRIES: z
    .string()
    .transform(list => list.split(','))
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be like IN,US')))
    .default(['IN', 'US']),
  /** The most texts in 24 hours, to all phones together. */
  SAFAR_SMS_PER_DAY: z.coerce.number().int().min(1).default(5_000),
  SAFAR_STRIPE_KEY: text.optional(),
  SAFAR_STRIPE_WEBHOOK_SECRET: text.optional(),
  /** Stripe Issuing, and the US address of the programme that each holder is made with. */
  SAFAR_STRIPE_ISSUING_KEY: text.optional(),
  SAFAR_STRIPE_ISSUING_ADDRESS: z
    .string()
    .regex(usAddress, "must be like '1155 Union Circle, Denton, TX, 76203'")
    .optional(),
  /** What its notices are signed with: of the endpoint that hears of cards, and of the one asked about purchases, with a comma. */
  SAFAR_STRIPE_ISSUING_WEBHOOK_SECRETS: z
    .string()
    .transform(list => list.split(','))
    .pipe(z.array(text))
    .optional(),
  SAFAR_RAZORPAY_KEY: text.optional(),
  SAFAR_RAZORPAY_SECRET: text.optional(),
  SAFAR_RAZORPAY_WEBHOOK_SECRET: text.optional(),
  SAFAR_BIGMARKER_KEY: text.optional(),
  /** Where rates are compared, such as https://api.wise.com; without it they are sample data. */
  SAFAR_RATES_URL: url.optional(),
  /** What Typeform signs its webhook with; without it forms at Typeform are shown by the sandbox. */
  SAFAR_TYPEFORM_SECRET: text.optional(),
  SAFAR_SLACK_WEBHOOK_URL: url.optional(),
  /** ClamAV's daemon, which looks at each file that arrives: the path of its socket, or its host and port. */
  SAFAR_CLAMD: z
    .string()
    .regex(/^(\/.+|[\w.-]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/i, 'must be the path of a socket, or host:port')
    .optional(),
  SAFAR_S3_BUCKET: text.optional(),
  SAFAR_S3_REGION: text.optional(),
  SAFAR_S3_ENDPOINT: url.optional(),
  SAFAR_S3_KEY: text.optional(),
  SAFAR_S3_SECRET: text.optional(),
  /** Intercom's messenger in place of our own chat. */
  SAFAR_INTERCOM_APP: text.regex(/^[\w-]{1,40}$/, 'must be an app id').optional(),
  SAFAR_INTERCOM_SECRET: text.optional(),
  /** The form for claims at Typeform, in place of our own. */
  SAFAR_TYPEFORM_CLAIM: text.regex(/^[A-Za-z0-9]{4,40}$/, 'must be the id of a form').optional(),
  /** What somebody writes who was sent by one of our inviters; it earns the referral discount. Students are not shown it. */
  SAFAR_INVITER_KEYWORD: z.string().trim().min(4, 'must have at least 4 characters').default('ASHA30'),
  /** What goes back above it, in whole dollars or rupees, is released by a second person at the desk. */
  SAFAR_REFUND_LIMIT_USD: z.coerce.number().int().min(0).default(500),
  SAFAR_REFUND_LIMIT_INR: z.coerce.number().int().min(0).default(50_000),
  SAFAR_SENTRY_DSN: url.optional(),
  SAFAR_POSTHOG_KEY: text.optional(),
  SAFAR_POSTHOG_URL: url.default('https://eu.i.posthog.com'),
} as const

/** Settings that only make sense together. */
const groups = [
  ['SAFAR_COMPANY_NAME', 'SAFAR_COMPANY_ADDRESS'],
  ['SAFAR_TWILIO_ACCOUNT', 'SAFAR_TWILIO_TOKEN', 'SAFAR_TWILIO_FROM'],
  ['SAFAR_TURNSTILE_SITE_KEY', 'SAFAR_TURNSTILE_SECRET'],
  ['SAFAR_STRIPE_KEY', 'SAFAR_STRIPE_WEBHOOK_SECRET'],
  ['SAFAR_STRIPE_ISSUING_KEY', 'SAFAR_STRIPE_ISSUING_ADDRESS', 'SAFAR_STRIPE_ISSUING_WEBHOOK_SECRETS'],
  ['SAFAR_RAZORPAY_KEY', 'SAFAR_RAZORPAY_SECRET', 'SAFAR_RAZORPAY_WEBHOOK_SECRET'],
  ['SAFAR_INTERCOM_APP', 'SAFAR_INTERCOM_SECRET'],
  ['SAFAR_S3_BUCKET', 'SAFAR_S3_REGION', 'SAFAR_S3_KEY', 'SAFAR_S3_SECRET'],
] as const

/** Addresses that mean nothing without DATABASE_URL. */
const besideDatabase = ['SAFAR_MIGRATIONS_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const

const schema = z.object(known)
type Known = z.output<typeof schema>

export type Settings = Readonly<
  Known & { SAFAR_HOST: string; publicUrl: string; isProduction: boolean; isDemo: boolean }
>

/** Of a database of yours: without a pool between where there is one. */
export const directUrlOf = ({ DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL }: Settings): string | undefined =>
  DATABASE_DIRECT_URL

export class SettingsError extends Error {}

export const isInside = (file: string, folder: string): boolean =>
  !path.relative(path.resolve(folder), path.resolve(file)).startsWith('..')

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const unknown = Object.keys(given).find(name => name.startsWith('SAFAR_') && !(name in known))
  if (unknown !== undefined) throw new SettingsError(`There is no setting ${unknown}.`)
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingsError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`)
  }
  refuseHalfGroups(parsed.data)
  const { SAFAR_ERASURES: list, SAFAR_DATA: data } = parsed.data
  if (list !== undefined && isInside(list, data)) {
    throw new SettingsError('The setting SAFAR_ERASURES is wrong: it must lie outside the data folder.')
  }
  const alone = besideDatabase.find(name => parsed.data[name] !== undefined)
  if (alone !== undefined && parsed.data.DATABASE_URL === undefined) {
    throw new SettingsError(`The setting DATABASE_URL is missing: it goes with ${alone}.`)
  }
  const isProduction = (parsed.data.SAFAR_ENV ?? meant(parsed.data)) === 'production'
  return {
    ...parsed.data,
    SAFAR_HOST: hostOf(parsed.data),
    publicUrl: (parsed.data.SAFAR_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
    isProduction,
    isDemo: (parsed.data.SAFAR_DEMO ?? (isProduction ? 'off' : 'on')) === 'on',
  }
}

const meant = ({ SAFAR_URL, DATABASE_URL }: Known): 'production' | 'development' =>
  SAFAR_URL?.startsWith('https://') === true || isPublicHttp(SAFAR_URL) || DATABASE_URL !== undefined
    ? 'production'
    : 'development'

/** Whoever is on the way reads passwords and cookies there, so production refuses it and development answers this machine alone. */
const isPublicHttp = (address = ''): boolean =>
  address.startsWith('http://') && !privateHost.test(new URL(address).hostname)

/** This machine, a network of one's own, or a name that no public register has. */
const privateHost =
  /^((127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[(::1|f[cd].*|fe80:.*)\]|[^.:[\]]+|.*\.(localhost|local|internal|test))$/

function hostOf({ SAFAR_URL, SAFAR_HOST }: Known): string {
  if (!isPublicHttp(SAFAR_URL)) return SAFAR_HOST ?? '::'
  if (SAFAR_HOST === undefined || /^(127\..*|::1|localhost)$/.test(SAFAR_HOST)) return SAFAR_HOST ?? '127.0.0.1'
  throw new SettingsError('The setting SAFAR_URL is wrong: a public address must start with https://.')
}

function refuseHalfGroups(settings: Known): void {
  for (const group of groups) {
    const missing = group.filter(name => settings[name] === undefined)
    if (missing.length > 0 && missing.length < group.length) {
      throw new SettingsError(
        `The setting ${missing[0]} is missing: it goes with ${group.find(name => settings[name] !== undefined)}.`,
      )
    }
  }
}
