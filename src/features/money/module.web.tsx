import { homePictures, stepAmounts } from '#src/features/home/screens/slots.ts'
import { searched } from '#src/features/progress/screens/slots.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  gives: [
    homePictures({
      of: 'money',
      Picture: later(async () => (await import('./screens/small-picture.tsx')).MoneyPicture, null),
    }),
    stepAmounts(later(async () => (await import('./screens/small-picture.tsx')).StepAmount, null)),
    searched({
      among: 'amounts',
      Things: later(
        orNothing(async () => (await import('./screens/found.tsx')).Amounts),
        null,
      ),
    }),
  ],
  pages: [
    { path: '/money', page: page(() => import('./screens/money.tsx')), accountOnly: true },
    { path: '/money/refused', page: page(() => import('./refused/screens/refused.tsx')), accountOnly: true },
    {
      path: '/money/remittances',
      page: page(() => import('./remittances/screens/remittances.tsx')),
      accountOnly: true,
    },
  ],
})
