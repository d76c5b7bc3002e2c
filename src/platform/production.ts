// What may not be served to real people: a public password, a sandbox that takes any press of Pay for money, a secret
// that lies beside what it protects. In production each of these stops the start with one line.
import { isCaptchaSandboxed } from './captcha/turnstile.ts'
import { areFormsSandboxed } from './forms/typeform.ts'
import { providerNames, trustedProviders } from './providers/names.ts'
import { isReal, providers } from './providers/accounts.ts'
import { SettingsError, type Settings } from './settings.ts'

export function refuseUnsafe(settings: Settings): void {
  if (!settings.isProduction) return
  const [first] = unsafeIn(settings)
  if (first !== undefined) throw new SettingsError(first)
}

function unsafeIn(settings: Settings): string[] {
  const { isDemo, publicUrl, SAFAR_SECRET, SAFAR_ALLOW_SANDBOX: allowed } = settings
  return [
    ...(isDemo ? ['SAFAR_DEMO is on: the password of the demo people is public, so production has none of them.'] : []),
    ...(publicUrl.startsWith('https://')
      ? []
      : ['SAFAR_URL must start with https:// in production: links in letters and cookies go by it.']),
    ...(SAFAR_SECRET === undefined ? ['SAFAR_SECRET is missing: in production it is not kept beside the data.'] : []),
    ...trustedProviders
      .filter(provider => !isReal(settings, provider) && !allowed.includes(provider))
      .map(
        provider =>
          `${providers[provider].setting} is missing: ${providers[provider].what} would go to a sandbox. Give it, or name ${provider} in SAFAR_ALLOW_SANDBOX.`,
      ),
  ]
}

/** Whether the sandbox has pages: in production only where one was allowed. */
export const hasSandboxPages = ({ isProduction, SAFAR_ALLOW_SANDBOX: allowed }: Settings): boolean =>
  !isProduction || allowed.length > 0

/** One line for each provider and each service: real, sandbox or off. */
export function accountsTable(settings: Settings): string {
  const rows: [string, string, string][] = [
    ...providerNames.map((name): [string, string, string] => [
      name,
      isReal(settings, name) ? 'real' : 'sandbox',
      providers[name].what,
    ]),
    ['files', settings.SAFAR_S3_BUCKET === undefined ? 'folder' : 'real', 'what is uploaded'],
    [
      'typeform',
      areFormsSandboxed(settings) ? 'sandbox' : onOrOff(settings.SAFAR_TYPEFORM_SECRET),
      'forms that were sent',
    ],
    [
      'captcha',
      isCaptchaSandboxed(settings) ? 'sandbox' : onOrOff(settings.SAFAR_TURNSTILE_SECRET),
      'a look at who asks for codes',
    ],
    ['intercom', onOrOff(settings.SAFAR_INTERCOM_APP), 'chat by Intercom; our own where it is off'],
    ['sentry', onOrOff(settings.SAFAR_SENTRY_DSN), 'a copy of errors'],
    ['posthog', onOrOff(settings.SAFAR_POSTHOG_KEY), 'a copy of usage'],
    ['metrics', onOrOff(settings.SAFAR_METRICS_TOKEN), '/metrics, for those who have the token'],
    ['traces', onOrOff(settings.OTEL_EXPORTER_OTLP_ENDPOINT), 'spans, for a collector'],
  ]
  return rows.map(([name, account, what]) => `  ${name.padEnd(10)}${account.padEnd(9)}${what}`).join('\n')
}

const onOrOff = (setting: string | undefined): string => (setting === undefined ? 'off' : 'real')
