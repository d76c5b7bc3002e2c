import { slot } from '#src/manifest/slots.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { legalContract, Price } from './contract.ts'

/** What a module charges students, as its tables have it; nothing where they have no price. */
export type PriceList = (db: Queries) => Promise<readonly Price[]>

export const legalHandlers = (
  priceLists: readonly PriceList[],
): Handlers<{ legal: typeof legalContract }>['legal'] => ({
  about: async ({ db, settings }) => {
    const { SAFAR_COMPANY_NAME: name, SAFAR_COMPANY_ADDRESS: address, SAFAR_SUPPORT_EMAIL: supportEmail } = settings
    return {
      isDemo: settings.isDemo,
      company: name === undefined || address === undefined ? null : { name, address },
      supportEmail: supportEmail ?? null,
      grievanceEmail: settings.SAFAR_GRIEVANCE_EMAIL ?? supportEmail ?? null,
      prices: (await Promise.all(priceLists.map(list => list(db)))).flat(),
    }
  },
})

/** What a module charges students, for /costs. */
export const priceLists = slot<PriceList>('legal/price-lists')
