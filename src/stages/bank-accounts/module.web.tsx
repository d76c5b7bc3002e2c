import { defineWebModule, panel } from '#src/manifest/web.tsx'
import type { bankAccounts } from './rules.ts'

export default defineWebModule<typeof bankAccounts>({
  stage: 'bank-accounts',
  outline: () => import('./outline/copy.ts'),
  panels: {
    CompareAccounts: panel(() => import('./screens/compare-accounts.tsx')),
    CollectPapers: panel(() => import('./screens/collect-papers.tsx')),
    OpenAccount: panel(() => import('./screens/open-account.tsx')),
  },
})
