// Whether a university is likely to accept a plan in place of its own insurance: the one answer that the plan card, the
// form, the payment page, the notice and the letter all show.
import { compared, type Compared } from '../copy.ts'
import { exchangeMinimum, findings, type Cover, type Demands, type Finding } from '../rules.ts'

/** What we read of a university's rules, and when. */
export type ReadDemands = { asked: Demands; source: string; checkedOn: string }

export type VerdictReason = Compared & { by: 'university' | 'us' }

export type WaiverVerdict = {
  is: 'not-checked' | 'no-waivers' | 'fails' | 'meets'
  /** Of so many rules that we know of, so many are not met. */
  of: number
  failed: number
  /** The university takes no plan of this kind, whatever it pays: we do not sell it. */
  isRefused: boolean
  /** Where and when the university's rules were read; null where nobody read them. */
  source: string | null
  checkedOn: string | null
  /** Each rule that is not met. */
  reasons: readonly VerdictReason[]
}

type Judged = { noWaiver: boolean; demands: ReadDemands | null; cover: Cover; visa: string }

/** A J-1 has to meet what the US government asks besides. A university whose rules nobody read is never 'met'. */
export function waiverVerdict({ noWaiver, demands, cover, visa }: Judged): WaiverVerdict {
  const own = demands === null ? [] : findings(cover, demands.asked)
  const federal = federalFindings(cover, visa)
  const reasons = [
    ...missedOf(own, cover, demands?.asked ?? {}, 'university'),
    ...missedOf(federal, cover, exchangeMinimum, 'us'),
  ]
  const isRefused = own.some(({ verdict }) => verdict === 'refused')
  const known = { source: demands?.source ?? null, checkedOn: demands?.checkedOn ?? null }
  const counted = { of: own.length + federal.length, failed: reasons.length, isRefused, reasons, ...known }
  if (noWaiver) return { ...counted, is: 'no-waivers' }
  if (reasons.length > 0) return { ...counted, is: 'fails' }
  return { ...counted, is: own.length === 0 ? 'not-checked' : 'meets' }
}

export const federalFindings = (cover: Cover, visa: string): Finding[] =>
  visa === 'J1' ? findings(cover, exchangeMinimum) : []

const missedOf = (
  found: readonly Finding[],
  cover: Cover,
  demands: Demands,
  by: VerdictReason['by'],
): VerdictReason[] =>
  found.flatMap(({ criterion, verdict }) => (verdict === 'met' ? [] : [{ by, ...compared(criterion, cover, demands) }]))

/** When the verdict changes, so does this, and the student is asked again. */
const verdictKey = ({ is, failed, of, reasons }: WaiverVerdict): string =>
  is === 'fails' ? `fails ${failed} of ${of}: ${reasons.map(({ title }) => title).join(', ')}` : is

/** Only a plan that meets every rule we read is paid for without a further question. */
export function toAcknowledge(verdict: WaiverVerdict, acknowledged: string | null): string | null {
  const key = verdictKey(verdict)
  return verdict.is === 'meets' || acknowledged === key ? null : key
}
