// The outside world, through narrow doors. Behind each stands one real adapter; where no account is
// configured it talks to a local sandbox that speaks the provider's own protocol.

/** `key` makes a letter that is sent again the same letter, where the provider can tell. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** Small files of text that go along, such as a calendar's. */
  attachments?: { name: string; type: string; content: string }[]
  /** Of our own making, such as List-Unsubscribe. */
  headers?: Record<string, string>
  key?: string
}

export type CardCheckout = {
  /** Ours: comes back in the provider's notice. */
  reference: string
  title: string
  amount: { currency: 'USD'; minor: number }
  /** Left out where somebody pays who is not known to us: the provider asks them for it. */
  email?: string
  successUrl: string
  cancelUrl: string
  /** Repeating a call with the same key makes no second checkout. */
  idempotencyKey: string
}

/** By the provider's id of the payment, in minor units; asked for again under our `reference` it is the same refund. */
export type Refund = { paymentId: string; amount: number; reference: string }

/**
 * What a provider says became of a refund. Sent, it is with the bank, which alone knows when it is on the account;
 * pending, the provider took it and has not sent it yet.
 */
export type RefundAnswer = {
  id: string
  state: 'sent' | 'pending' | 'failed'
  /** Why it failed, in the provider's words; else empty. */
  failure: string
}

/** The same in a notice, after its signature was checked. */
export type RefundNotice = RefundAnswer & {
  eventId: string
  reference: string
  amount: { currency: string; minor: number }
}

/** Both providers send money back in one way: all of a payment or a part of it, several times up to what was paid. */
export type Refunding = {
  /** Refused where the provider says no to this very refund; anything else may work when it is tried again. */
  refund: (refund: Refund) => Promise<RefundAnswer>
  /** What became of a refund, for a notice that never came. */
  askRefund: (id: string) => Promise<RefundAnswer>
}

export type RupeeOrder = {
  reference: string
  amount: { currency: 'INR' | 'USD'; minor: number }
  name: string
  email: string
  callbackUrl: string
  /** From then on it can't be paid; at least a quarter of an hour away. */
  expiresAt?: Temporal.Instant
}

/** Who a card is made for; `reference` is ours. */
export type CardHolder = { reference: string; name: string; email: string }

/** What we keep of a card. */
export type IssuedCard = { id: string; last4: string }

/** What stays with the issuer. */
export type PrintedCard = { number: string; cvc: string; expMonth: number; expYear: number }

/** In cents: the most that a card pays in a day and in a month. */
export type CardLimits = { daily: number; monthly: number }

/** Where and how much a card paid, or was to pay. The merchant's own amount may be in another currency. */
export type CardSpending = {
  /** By which the issuer knows it. */
  id: string
  /** In minor units of the card's currency. */
  amount: number
  currency: string
  merchant: string
  city: string
  country: string
  merchantAmount: number
  merchantCurrency: string
  madeAt: Temporal.Instant
}

export type AuthorizationNotice = {
  /** 'request' is to be answered at once; 'authorization' says what was decided, and what became of it. */
  what: 'request' | 'authorization'
  spending: CardSpending
  isApproved: boolean
  /** Why not, as the issuer calls it. */
  declinedFor: string | null
  /** Taken, given up by the merchant, or run out: nothing is held for it any more. */
  isOver: boolean
}

export type IssuingNotice = {
  eventId: string
  /** When the issuer said it: of two about the same, the later counts. */
  at: Temporal.Instant
  /** By which the issuer knows the card. */
  card: string
} & (
  | AuthorizationNotice
  | { what: 'transaction'; spending: CardSpending; authorization: string | null; isRefund: boolean }
  | { what: 'card'; isFrozen: boolean; limits: CardLimits | null }
)

/** What a payment provider tells us happened, after its signature was checked. */
export type PaymentNotice = {
  /** The provider's id for this notice: a notice seen twice has one effect. */
  eventId: string
  reference: string
  providerPaymentId: string
  outcome: 'paid' | 'failed' | 'expired'
  amount: { currency: string; minor: number }
}

/** A form that somebody filled in elsewhere, after its signature was checked. */
export type FormNotice = {
  /** Ours: who filled it in, and what for. */
  reference: string
  /** Typeform's own name of what was sent: it comes again with a repeated notice. */
  response: string
  answers: { id: string; question: string; answer: string | string[] }[]
}

export type Ports = {
  mail: { send: (mail: Mail) => Promise<void> }
  captcha: {
    /** Of a token that a browser brings along, once. */
    isPerson: (token: string, ip: string) => Promise<boolean>
    /** What the frame runs; undefined where nothing is asked. */
    frame: { script: string; siteKey: string } | undefined
  }
  sms: { send: (message: { to: string; text: string; key?: string }) => Promise<void> }
  cards: {
    createCheckout: (order: CardCheckout) => Promise<{ id: string; url: string }>
    /** Undefined for a notice that is genuine but does not concern us; throws on a wrong signature. */
    readNotice: (rawBody: Uint8Array, signature: string) => Promise<PaymentNotice | undefined>
    /** The same of a notice about money that goes back. */
    readRefundNotice: (rawBody: Uint8Array, signature: string) => Promise<RefundNotice | undefined>
    /** What became of a checkout, for a notice that never came; undefined while it is open. */
    ask: (id: string) => Promise<PaymentNotice | undefined>
    /** From then on nobody can pay it, unless somebody already has. */
    cancel: (id: string) => Promise<'cancelled' | 'paid'>
  } & Refunding
  rupees: {
    createOrder: (order: RupeeOrder) => Promise<{ id: string; url: string }>
    readNotice: (rawBody: Uint8Array, signature: string, eventId: string) => Promise<PaymentNotice | undefined>
    ask: (id: string) => Promise<PaymentNotice | undefined>
    /** From then on nobody can pay it, unless somebody already has. */
    cancel: (id: string) => Promise<'cancelled' | 'paid'>
    readRefundNotice: (rawBody: Uint8Array, signature: string, eventId: string) => Promise<RefundNotice | undefined>
  } & Refunding
  issuing: {
    /** One card for one reference: asked again, it is the same. */
    issue: (holder: CardHolder) => Promise<IssuedCard>
    /** Straight from the issuer, to be shown and forgotten. */
    reveal: (id: string) => Promise<PrintedCard>
    /** A frozen card pays nothing until it is thawed. */
    setFrozen: (id: string, isFrozen: boolean) => Promise<void>
    setLimits: (id: string, limits: CardLimits) => Promise<void>
    /** Undefined for a notice that is genuine but does not concern us; throws on a wrong signature. */
    readNotice: (rawBody: Uint8Array, signature: string) => Promise<IssuingNotice | undefined>
    /** With which an answer to a request says what it is written in. */
    answersIn: { name: string; value: string }
  }
  webinars: {
    register: (conferenceId: string, attendee: Attendee) => Promise<void>
    unregister: (conferenceId: string, attendee: Attendee) => Promise<void>
    enter: (conferenceId: string, attendee: Attendee) => Promise<{ urlToEnter: string; chatURL: string }>
    /** Tells what is held there and when; refused for a conference that is not ours. */
    describe: (conferenceId: string, plan: ConferencePlan) => Promise<void>
  }
  forms: {
    /** Where a form is filled in. The reference comes back with what is sent; without one it is only looked at. */
    address: (form: string, reference: string | undefined) => string
    /** Undefined for a notice that is genuine but does not concern us; throws on a wrong signature. */
    readNotice: (rawBody: Uint8Array, signature: string) => Promise<FormNotice | undefined>
  }
  rates: { compare: (rupees: number) => Promise<RatesAnswer> }
  team: { tell: (text: string) => Promise<void> }
  scanner: { scan: (content: AsyncIterable<Uint8Array>) => Promise<Scanned> }
  files: Files
  errors: { record: (happened: RecordedError) => Promise<void> }
  analytics: { record: (event: AnalyticsEvent) => Promise<void> }
}

/** Who changes rupees into dollars at which rate. Rates are rupees for a dollar, in ten-thousandths. */
export type RatesAnswer = {
  source: string
  /** Not of today, and nobody's own: shown with its day. */
  isSample: boolean
  /** Between banks. */
  midRate: number
  collectedAt: Temporal.Instant
  providers: { name: string; logo: string | null; rate: number; feePaise: number; minutes: number | null }[]
}

/** What a scanner calls the malware that it found. */
export type Scanned = { found: string | undefined }

export type Attendee = { email: string; firstName: string; lastName: string }

export type ConferencePlan = { title: string; agenda: string; start: Temporal.Instant; end: Temporal.Instant }

/** A provider said no, in words meant for the person. */
export class ProviderRefusal extends Error {}

/** Looks at what has arrived whole; where it throws, nothing is kept. */
export type Check = (read: () => AsyncIterable<Uint8Array>) => Promise<void>
/** Makes what is kept out of what has arrived whole; the latter is not kept anywhere. */
export type Become = (read: () => AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

export type Files = {
  /** Encrypts with the owner's key as it streams; answers how many bytes are kept. */
  put: (
    owner: string,
    key: string,
    content: AsyncIterable<Uint8Array>,
    options?: { check?: Check; become?: Become },
  ) => Promise<{ bytes: number }>
  /** From a byte on, for a player that jumps. */
  get: (owner: string, key: string, from?: number) => Promise<AsyncIterable<Uint8Array> | undefined>
  remove: (key: string) => Promise<void>
  /** Takes away what began to arrive more than a day ago, and never did. */
  sweep: () => Promise<void>
}

export type RecordedError = {
  where: 'server' | 'browser'
  message: string
  stack: string
  url: string
  requestId: string | undefined
}

/** Names and routes only: no person is in it. */
export type AnalyticsEvent = { name: string; properties: Record<string, string | number | boolean> }
