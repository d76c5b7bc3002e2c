import { shownToFamily } from '#src/features/family/screens/slots.ts'
import { answerPictures } from '#src/features/home/screens/slots.ts'
import { beside, defineWebModule, panel, panelOfDevice } from '#src/manifest/web.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import type { loans } from './rules.ts'

export default defineWebModule<typeof loans>({
  stage: 'loans',
  gives: [
    answerPictures({
      stage: 'loans',
      step: 'FinalizeOffer',
      Picture: later(
        orNothing(async () => (await import('./offers/screens/offers-drawn.tsx')).OffersDrawn),
        null,
      ),
    }),
    shownToFamily({ heading: 'loan', load: () => import('./sheet/screens/family-loan.tsx') }),
    shownToFamily({ heading: 'co-borrowing', load: () => import('./co-borrower/screens/family-co-borrowing.tsx') }),
  ],
  outline: () => import('./outline/copy.ts'),
  panels: {
    ApplyToBanks: panel(() => import('./application/screens/apply-to-banks.tsx')),
    FinalizeOffer: panel(() => import('./offers/screens/finalize-offer.tsx')),
    MeetBankOfficial: panel(() => import('./meetings/screens/meet-bank-official.tsx')),
    AttendWebinar: panelOfDevice(() => import('#src/features/webinars/screens/webinar-panel.tsx')),
  },
  beside: beside(() => import('./lenders/screens/compare-lenders.tsx')),
})
