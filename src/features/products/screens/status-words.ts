// What is said of an order while it stands, by its kind.
import type { ProductKind, Standing } from '../rules.ts'

type Then = { what: string; detail?: string }
type Words = {
  holder: Record<Standing, string>
  now: Record<Standing, string>
  next: Record<Standing, Then>
  /** The button, and what is said once it was pressed. */
  receive: string
  inHand: string
}

const holder: Words['holder'] = {
  waits: 'With our advisor now',
  'taken-up': 'With the partner now',
  granted: 'With you now',
  received: 'With you now',
  declined: 'With you now',
  withdrawn: 'With you now',
}

const over = { declined: 'The partner said no', withdrawn: 'You took it back' } as const
const again: Then = { what: 'You may ask again, or somebody else' }

export const wordsOf: Readonly<Record<ProductKind, Words>> = {
  'bank-account': {
    holder,
    now: {
      ...over,
      waits: 'Your application',
      'taken-up': 'Your application',
      granted: 'The bank said yes',
      received: 'The account is open',
    },
    next: {
      declined: again,
      withdrawn: again,
      waits: { what: 'We pass it on to the bank', detail: 'Usually within a working day.' },
      'taken-up': {
        what: 'The bank answers',
        detail: 'Usually within 3 working days. We tell you here and by e-mail.',
      },
      granted: { what: 'Do what stands below, then tell us' },
      received: { what: 'Bring your money over', detail: 'Forex compares who does it for how much.' },
    },
    receive: 'My account is open',
    inHand: 'Noted: your account is open.',
  },
  'credit-card': {
    holder,
    now: {
      ...over,
      waits: 'Your application',
      'taken-up': 'Your application',
      granted: 'The issuer said yes',
      received: 'You have the card',
    },
    next: {
      declined: again,
      withdrawn: again,
      waits: { what: 'We pass it on to the issuer', detail: 'Usually within a working day.' },
      'taken-up': {
        what: 'The issuer answers',
        detail: 'Usually within 7 working days. Apply nowhere else meanwhile.',
      },
      granted: { what: 'Do what stands below, then tell us' },
      received: { what: 'Pay the whole balance each month', detail: 'On a date the bank draws by itself.' },
    },
    receive: 'I have the card',
    inHand: 'Noted: you have the card.',
  },
  'phone-plan': {
    holder,
    now: {
      ...over,
      waits: 'Your order',
      'taken-up': 'Your order',
      granted: 'Your line is on its way',
      received: 'You have your US line',
    },
    next: {
      declined: again,
      withdrawn: again,
      waits: { what: 'We pass it on to the network', detail: 'Usually within a working day.' },
      'taken-up': {
        what: 'The network sends it',
        detail: 'An eSIM usually within 2 working days, a SIM within 7.',
      },
      granted: { what: 'Do what stands below, then tell us' },
      received: { what: 'Switch it on when you land' },
    },
    receive: 'I have my line',
    inHand: 'Noted: you have your line.',
  },
}
