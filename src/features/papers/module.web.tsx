import { paperReaders, placeMarks, searched } from '#src/features/progress/screens/slots.ts'
import { storedPapers } from '#src/features/documents/screens/slots.ts'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'
import { later, orNothing } from '#src/ui/later.tsx'

const atPlaces = () => import('./screens/offers.tsx')

export default defineFeatureModule({
  pages: [{ path: '/documents', page: page(() => import('./screens/documents.tsx')), accountOnly: true }],
  gives: [
    placeMarks({
      to: '/documents',
      Mark: later(
        orNothing(async () => (await import('./screens/found.tsx')).Mark),
        null,
      ),
    }),
    searched({
      among: 'papers',
      Things: later(
        orNothing(async () => (await import('./screens/found.tsx')).Papers),
        null,
      ),
    }),
    paperReaders(
      later(
        orNothing(async () => (await import('./screens/found.tsx')).ThereOf),
        null,
      ),
    ),
    storedPapers({
      Chooser: later(async () => (await import('./screens/choose-paper.tsx')).ChoosePaper, null),
      Offers: later(
        orNothing(async () => (await atPlaces()).Offers),
        null,
      ),
      Beside: later(
        orNothing(async () => (await atPlaces()).Beside),
        null,
      ),
      use: async use => (await atPlaces()).takeStored(use),
    }),
  ],
})
