// What is wrong with a typed recharge, apart from the rules of the dates: every browser loads those for the journey's
// statuses, and the words of this check only belong to the form.
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from '../../copy.ts'
import { isNetwork, type TypedRecharge } from '#src/stages/phone-connection/facts.shape.ts'

export function checkRecharge({ rechargedOn, network }: TypedRecharge, today: string): Messages {
  const day = parseDay(rechargedOn)
  return messages({
    rechargedOn:
      day === undefined
        ? copy.rechargedOnRequired
        : (day.toString() > today && copy.rechargedOnAhead) ||
          (day.add({ years: 2 }).toString() < today && copy.rechargedOnLongAgo),
    network: !isNetwork(network) && copy.networkRequired,
  })
}
