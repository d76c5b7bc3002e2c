import { maybe, oneOf, orNull, part, text } from '#src/journey/shape.ts'

// How long an Indian number lives after its last recharge, by its network.

export const networks = ['jio', 'airtel', 'vi', 'bsnl'] as const
type Network = (typeof networks)[number]

export type Recharge = { on: string; network: Network }
export type TypedRecharge = { rechargedOn: string; network: string }

/** After the hard days the number may be gone; the safe ones leave two weeks of them. */
const daysOf = (network: Network): { safe: number; hard: number } =>
  network === 'bsnl' ? { safe: 165, hard: 180 } : { safe: 75, hard: 90 }

/** The next safe day and those after it, if each is kept. */
export const rechargeAfter = ({ on, network }: Recharge, nth: number): string =>
  Temporal.PlainDate.from(on)
    .add({ days: daysOf(network).safe * nth })
    .toString()

export const lapsesOn = ({ on, network }: Recharge): string =>
  Temporal.PlainDate.from(on)
    .add({ days: daysOf(network).hard })
    .toString()

export const isNetwork = (text: unknown): text is Network => networks.some(network => network === text)

export const phoneShape = part({
  /** The day of the flight and the last recharge, where the student has said them. */
  flight: orNull(text),
  recharge: maybe({ on: text, network: oneOf(networks) }),
})
