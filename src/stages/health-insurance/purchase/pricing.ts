// What an application costs, by the rules that the browser shows it with.
import type { Call } from '#src/platform/services.ts'
import { parseDay } from '#src/values/dates.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import type { Application } from '../application/pages/rules.ts'
import { visas } from '../coverage/rules.ts'
import { billingCycles, monthsOf, namesInviter, quote, type Quote } from '../quote/rules.ts'
import { noPremium } from './contract.ts'
import type { Sold } from '../details/verdict.ts'

/** The rules have been asked by then: what is read here is there. */
export function chosen(typed: Application) {
  const coverageStart = parseDay(typed.coverageStartDate)
  const visa = visas.find(one => one === typed.visa)
  const billingCycle = billingCycles.find(one => one === typed.billingCycle)
  if (coverageStart === undefined || visa === undefined || billingCycle === undefined) throw new Refusal(invalidInput)
  const months = monthsOf({ cycle: billingCycle, months: Number(typed.numberOfMonths) })
  return { coverageStart, year: coverageStart.year, visa, billingCycle, months }
}

export async function priceOf(
  { ports, settings }: Call,
  typed: Application,
  { plan, premium, university }: Sold,
  isInGroup: boolean,
): Promise<Quote> {
  const { coverageStart: start, months, billingCycle: cycle } = chosen(typed)
  const dob = parseDay(typed.dob)
  const price =
    dob &&
    quote(
      { partner: plan.partner, isACA: plan.isAca, bands: premium.bands, deposit: plan.deposit },
      {
        dob,
        start,
        months,
        cycle,
        stateCode: university.stateCode ?? '',
        isInGroup,
        isReferred: typed.isReferred === 'yes' && namesInviter(typed.referredBy, settings.SAFAR_INVITER_KEYWORD),
      },
    )
  if (price !== undefined) return price
  await ports.errors.record({ ...priceMissing, message: `${plan.id} has no premium for this age at ${university.id}.` })
  throw new Refusal(noPremium)
}

const priceMissing = { where: 'server', stack: '', url: '/api/insurance/request', requestId: undefined } as const

export const amounts = ({ premium, deposit, groupDiscount, referralDiscount, invoice }: Quote) => ({
  premium,
  depositAmount: deposit,
  groupDiscount,
  referralDiscount,
  invoice,
})
