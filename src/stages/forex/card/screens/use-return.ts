import { useSearch } from 'wouter'
import { sevisFee } from '#src/stages/visas/sevis/rules.ts'
import type { CardView } from '../contract.ts'

type Return = { path: string; missing: (view: Pick<CardView, 'card_funds'>) => number }

/** Where somebody came from for want of money on the card, and goes back to with it. */
export function useReturn(): Return | undefined {
  const wanted = new URLSearchParams(useSearch()).get('for')
  return wanted === 'sevis-fee' ? toSevisFee : undefined
}

/** An amount below a dollar cannot be paid. */
const toSevisFee: Return = {
  path: '/visas/pay-sevis-fee',
  missing: ({ card_funds }) => (card_funds >= sevisFee.minor ? 0 : Math.max(100, sevisFee.minor - card_funds)),
}
