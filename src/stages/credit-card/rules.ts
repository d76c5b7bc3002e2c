import { productFields } from '#src/features/products/facts.shape.ts'
import {
  choiceStatus,
  orderAfter,
  pendingProducts,
  type FactsWithProducts,
} from '#src/features/products/statuses/rules.ts'
import { isDone } from '#src/journey/rules.ts'
import { part } from '#src/journey/shape.ts'
import { defineStage, type Welcome } from '#src/journey/stage.ts'

/** It comes with the rules, before any page is shown. */
const welcome: Welcome = {
  title: 'Start a credit history from the first month.',
  lede: 'A card that you pay in full each month builds a credit history.',
  points: [
    { title: 'No SSN', text: 'Some issuers take a passport and a visa instead. Each issuer decides.' },
    { title: 'No annual fees', text: 'Some cards cost nothing to keep open.' },
    { title: 'High limit', text: 'Compare the limits that the issuers name.' },
  ],
  start: 'Get Started',
  drawing: 'wallet-card',
}

const hasCompared = (facts: FactsWithProducts): boolean =>
  choiceStatus(facts, 'credit-card') === 'complete' || isDone(facts, 'CompareCards')

export const creditCard = defineStage(part(productFields))({
  route: 'credit-card',
  label: 'US Credit Card',
  isListed: true,
  welcome,
  pending: [pendingProducts],
  otherWays: [{ id: 'card-already' }],
  steps: [
    {
      id: 'CompareCards',
      route: 'compare-cards',
      title: 'Compare cards',
      status: facts => choiceStatus(facts, 'credit-card'),
      canBeMarked: true,
    },
    {
      id: 'ApplyForCard',
      route: 'apply-for-a-card',
      title: 'Apply for a card',
      needs: ['compare-cards'],
      status: facts => orderAfter(facts, 'credit-card', hasCompared(facts)),
      whyLocked: "Complete 'Compare cards' first.",
      // For who got one without us.
      canBeMarked: true,
    },
  ],
})
