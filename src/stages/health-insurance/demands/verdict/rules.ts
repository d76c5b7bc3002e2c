// Whether a university is likely to accept a plan in place of its own insurance: the one answer that the plan card, the
// form, the payment page, the notice and the letter all show.
import { compared, type Compared } from '../copy.ts'
import { academicYearOf, datedFor } from '../years/rules.ts'
import { exchangeMinimum, findings, type Cover, type Demands, type Finding } from '../rules.ts'

/** What we read of a university's rules, when, and for which academic year; a page that names none is of the year it was read in. */
export type ReadDemands = { asked: Demands; source: string; checkedOn: string; year: number | null }

export type VerdictReason = Compared & { by: 'university' | 'us' }

/** Of so many rules that we know of, so many are not met, and these no plan here can be held against. */
export type CountedRules = { of: number; failed: number; unheld: readonly string[] }

export type WaiverVerdict = {
  is: 'not-checked' | 'no-waivers' | 'fails' | 'meets'
  university: CountedRules
  us: CountedRules
  /** The university takes no plan of this kind, whatever it pays: we do not sell it. */
  isRefused: boolean
  /** Where and when the university's rules were read; null where nobody read them. */
  source: string | null
  checkedOn: string | null
  /** Of which academic year they are, and whether the cover begins in a later one. */
  year: number | null
  isEarlier: boolean
  /** Each rule that is not met. */
  reasons: readonly VerdictReason[]
}

type Judged = { noWaiver: boolean; demands: ReadDemands | null; cover: Cover; visa: string; start: string }

/** A J-1 has to meet what the US government asks besides. Only a plan held against every known rule of its own year 'meets'. */
export function waiverVerdict({ noWaiver, demands, cover, visa, start }: Judged): WaiverVerdict {
  const own = demands === null ? [] : findings(cover, demands.asked)
  const federal = federalFindings(cover, visa)
  const [university, us] = [counted(own, demands?.asked), counted(federal, visa === 'J1' ? exchangeMinimum : undefined)]
  const reasons = [
    ...missedOf(own, cover, demands?.asked ?? {}, 'university'),
    ...missedOf(federal, cover, exchangeMinimum, 'us'),
  ]
  const isChecked = university.of > 0 && university.unheld.length === 0 && us.unheld.length === 0
  const verdict: WaiverVerdict = {
    is: noWaiver ? 'no-waivers' : reasons.length > 0 ? 'fails' : isChecked ? 'meets' : 'not-checked',
    university,
    us,
    isRefused: own.some(({ verdict: found }) => found === 'refused'),
    source: demands?.source ?? null,
    checkedOn: demands?.checkedOn ?? null,
    year: demands && (demands.year ?? academicYearOf(demands.checkedOn)),
    isEarlier: false,
    reasons,
  }
  return datedFor(verdict, start)
}

const counted = (found: readonly Finding[], { unheld = [] }: Demands = {}): CountedRules => ({
  of: found.length + unheld.length,
  failed: found.filter(({ verdict }) => verdict !== 'met').length,
  unheld,
})

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
function verdictKey({ is, university, us, reasons, year, isEarlier }: WaiverVerdict): string {
  const failed = university.failed + us.failed
  if (is === 'fails')
    return `fails ${failed} of ${university.of + us.of}: ${reasons.map(({ title }) => title).join(', ')}`
  if (is !== 'not-checked' || university.of === 0) return is
  return `not-checked: ${[...(isEarlier ? [`rules of ${year}`] : []), ...university.unheld, ...us.unheld].join(', ')}`
}

/** Only a plan that meets every rule we read is paid for without a further question. */
export function toAcknowledge(verdict: WaiverVerdict, acknowledged: string | null): string | null {
  const key = verdictKey(verdict)
  return verdict.is === 'meets' || acknowledged === key ? null : key
}
