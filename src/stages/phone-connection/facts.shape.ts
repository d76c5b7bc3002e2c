import { maybe, oneOf, orNull, part, text } from '#src/journey/shape.ts'
import { networks } from './recharge/rules.ts'

export const phoneShape = part({
  /** The day of the flight and the last recharge, where the student has said them. */
  flight: orNull(text),
  recharge: maybe({ on: text, network: oneOf(networks) }),
})
