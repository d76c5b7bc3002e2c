import { afterMark, open } from '../../journey/rules.ts'
import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const bankAccounts = defineStage<CommonFacts>()({
  route: 'bank-accounts',
  label: 'US Bank Accounts',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'CompareAccounts',
      route: 'compare-accounts',
      title: 'Compare accounts',
      status: open,
      canBeMarked: true,
    },
    {
      id: 'CollectPapers',
      route: 'collect-your-papers',
      title: 'Collect your papers',
      status: open,
      canBeMarked: true,
    },
    {
      id: 'OpenAccount',
      route: 'open-the-account',
      title: 'Open the account',
      status: afterMark('CollectPapers'),
      whyLocked: "Complete 'Collect your papers' first.",
      canBeMarked: true,
    },
  ],
})
