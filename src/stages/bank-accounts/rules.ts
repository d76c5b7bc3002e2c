import { productFields } from '#src/features/products/facts.shape.ts'
import { choiceStatus, orderAfter, pendingProducts } from '#src/features/products/statuses/rules.ts'
import { isDone, open } from '#src/journey/rules.ts'
import { part } from '#src/journey/shape.ts'
import { defineStage } from '#src/journey/stage.ts'
import { welcome } from './welcome/copy.ts'

export const bankAccounts = defineStage(part(productFields))({
  route: 'bank-accounts',
  label: 'US Bank Accounts',
  isListed: true,
  welcome,
  pending: [pendingProducts],
  otherWays: [{ id: 'account-already' }],
  steps: [
    {
      id: 'CompareAccounts',
      route: 'compare-accounts',
      title: 'Compare accounts',
      status: facts => choiceStatus(facts, 'bank-account'),
      canBeMarked: true,
    },
    {
      id: 'CollectPapers',
      route: 'collect-your-papers',
      title: 'Collect your papers',
      isMarkNext: true,
      status: open,
      canBeMarked: true,
    },
    {
      id: 'OpenAccount',
      route: 'open-the-account',
      title: 'Open the account',
      needs: ['collect-your-papers'],
      status: facts => orderAfter(facts, 'bank-account', isDone(facts, 'CollectPapers')),
      whyLocked: "Complete 'Collect your papers' first.",
      // For who opened one without us.
      canBeMarked: true,
    },
  ],
})
