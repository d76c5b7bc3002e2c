import type { Rule } from '../rule.ts'
import { read, estimate, ownRule, sevis } from './sources.ts'

export const travel: readonly Rule[] = [
  {
    id: 'A42',
    of: 'recharge',
    words: 'Recharge your Indian number a week before you fly, and then every 75 days: after about 90 it can lapse.',
    bound: 'not after',
    from: 'flight',
    days: -7,
    isHard: false,
    source: read('nrifinancialservices.com (an adviser), reviewed on 8 May 2026', 'https://nrifinancialservices.com'),
    remedy: 'Recharge today.',
  },
  {
    id: 'A42.1',
    of: 'recharge',
    words: 'The recharge before the flight belongs in its last week, so that it lasts.',
    bound: 'not before',
    from: 'flight',
    days: -7,
    isHard: false,
    source: estimate(
      'nrifinancialservices.com (an adviser), reviewed on 8 May 2026, on days without a recharge',
      'https://nrifinancialservices.com',
    ),
    isEstimate: true,
  },
  {
    id: 'A44',
    of: 'moveIn',
    words: 'You need a US address within 30 days of the first day of classes, for the registration in SEVIS.',
    bound: 'not after',
    from: 'classesStart',
    days: 30,
    isHard: true,
    source: sevis,
    remedy: 'Give the international office the address of your temporary stay.',
  },
  {
    id: 'A44.1',
    of: 'moveIn',
    words: 'You move in once you have arrived.',
    bound: 'not before',
    from: 'flight',
    isHard: true,
    source: ownRule,
    isEstimate: true,
    remedy: 'Ask for a later day, or for somebody to take the keys.',
  },
]
