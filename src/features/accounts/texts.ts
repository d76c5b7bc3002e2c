// Texts cost money, and somebody may have them sent for a share of it: to countries that we serve alone, so many a day.
import type { Services } from '#src/platform/services.ts'
import { countryOfNumber } from '#src/values/phone-numbers.ts'
import { Refusal } from '#src/wire/problem.ts'
import { noTextsThere, noTextsToday } from './contract.ts'

export function refuseOtherCountries({ settings }: Pick<Services, 'settings'>, phone: string): void {
  const country = countryOfNumber(phone)
  if (country === undefined || !settings.SAFAR_SMS_COUNTRIES.includes(country)) throw new Refusal(noTextsThere)
}

const day = Temporal.Duration.from({ hours: 24 })
const hour = Temporal.Duration.from({ hours: 1 })

/** Of all texts of a day. When four fifths are gone the operator hears of it, once an hour. */
export async function spendText({ limits, settings, ports }: Services): Promise<void> {
  const most = settings.SAFAR_SMS_PER_DAY
  await limits.use({ key: 'texts', most, per: day }, noTextsToday).catch(async error => {
    await alarm(`All ${most} texts of a day are used up: nobody is sent a code until some hours have passed.`)
    throw error
  })
  const isNearlyGone = !(await hasRoom({ key: 'texts-before-alarm', most: Math.ceil(most * 0.8), per: day }))
  if (isNearlyGone) await alarm(`Four fifths of the ${most} texts of a day are used up.`)

  async function hasRoom(limit: Parameters<typeof limits.use>[0]): Promise<boolean> {
    return limits.use(limit).then(
      () => true,
      error => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
  }

  async function alarm(message: string): Promise<void> {
    if (await hasRoom({ key: 'texts-alarm', most: 1, per: hour })) {
      await ports.errors.record({ where: 'server', message, stack: '', url: '', requestId: undefined })
    }
  }
}
