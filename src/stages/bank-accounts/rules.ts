import { productFields } from '#src/features/products/facts.shape.ts'
import { choiceStatus, orderAfter, pendingProducts } from '#src/features/products/statuses/rules.ts'
import { isDone, open } from '#src/journey/rules.ts'
import { part } from '#src/journey/shape.ts'
import { defineStage, type Welcome } from '#src/journey/stage.ts'

/** It comes with the rules, before any page is shown. */
const welcome: Welcome = {
  title: 'A US account without an SSN.',
  lede: 'Open an account in your first week, or before you fly, with the papers you already have.',
  points: [
    {
      title: 'No SSN',
      text: 'Some banks take a passport, a visa, an I-20 and a US address instead. Each bank decides.',
    },
    { title: 'Lowest forex rates', text: 'Bring your money over at a rate you have compared.' },
    { title: 'Instant virtual cards', text: 'Pay from your phone while the plastic is in the post.' },
  ],
  start: 'Get Started',
  drawing: 'cash-safe',
}

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
