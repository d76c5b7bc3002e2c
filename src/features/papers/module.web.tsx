import { searched } from '#src/features/progress/screens/slots.ts'
import { storedPapers } from '#src/features/documents/screens/slots.ts'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'
import { later, orNothing } from '#src/ui/later.tsx'

export default defineFeatureModule({
  pages: [{ path: '/documents', page: page(() => import('./screens/documents.tsx')), accountOnly: true }],
  gives: [
    searched({
      among: 'papers',
      Things: later(
        orNothing(async () => (await import('./screens/found.tsx')).Papers),
        null,
      ),
    }),
    storedPapers({
      Chooser: later(async () => (await import('./screens/choose-paper.tsx')).ChoosePaper, null),
      Offers: later(
        orNothing(async () => (await import('./screens/offers.tsx')).Offers),
        null,
      ),
      Keep: later(
        orNothing(async () => (await import('./screens/keep-read.tsx')).KeepRead),
        null,
      ),
      record: async (id, file) => (await import('./screens/of-record.tsx')).noteRecord(id, file),
      WhereUsed: later(
        orNothing(async () => (await import('./screens/where-used.tsx')).WhereUsed),
        null,
      ),
      OfRecord: later(
        orNothing(async () => (await import('./screens/of-record.tsx')).OfRecord),
        null,
      ),
      use: async use => (await import('./screens/api.ts')).papersApi.use(use),
    }),
  ],
})
