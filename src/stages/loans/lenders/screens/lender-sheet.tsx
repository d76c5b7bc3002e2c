import { useRead } from '#src/browser/reads.ts'
import { LegalLinks } from '#src/features/accounts/legal/screens/legal-links.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { lenders, type Lender } from '#src/values/lenders.ts'
import { loanLenders } from '#src/stages/loans/screens/api.ts'
import type { LenderView } from '#src/stages/loans/contract.ts'
import * as copy from '../copy.ts'
import { mismatchesOf, type Asked } from '../rules.ts'
import s from '#src/stages/loans/screens/loans.module.css'

type LenderSheetProps = {
  asked: Asked
  /** Those that it can still be sent to; all of them at first. */
  among?: readonly Lender[]
  ticked: readonly Lender[]
  onTick: (banks: readonly Lender[]) => void
  error: string | undefined
}

/** Who may read the application: the student ticks each lender, and nobody is ticked or left out beforehand. */
export function LenderSheet({ asked, among = lenders, ticked, onTick, error }: LenderSheetProps) {
  const known = useRead(loanLenders.compare)
  if (known.data === undefined) return <Waiting query={known} />
  const rows = known.data
  return (
    <fieldset className={s.lenderSheet}>
      <legend>{copy.sheet.title}</legend>
      <p>{copy.sheet.lede}</p>
      <LegalLinks />
      <div className="stack-4 tiles-5">
        {among.map((bank, index) => (
          <Checkbox
            key={bank}
            name={`lender-${index}`}
            label={<strong>{copy.sheet.consent(bank)}</strong>}
            detail={<Detail asked={asked} lender={rows.find(row => row.bank === bank)} />}
            value={ticked.includes(bank)}
            onChange={is => onTick(is ? [...ticked, bank] : ticked.filter(one => one !== bank))}
            onBlur={() => {}}
          />
        ))}
      </div>
      <FieldError id="lenders-error" error={error} />
    </fieldset>
  )
}

function Detail({ asked, lender }: { asked: Asked; lender: LenderView | undefined }) {
  const why = lender === undefined ? [] : mismatchesOf(lender.criteria, asked)
  return (
    <>
      {copy.sheet.agree}
      {why.length > 0 && (
        <span className="block above-1">{copy.sheet.hint(why.map(one => copy.mismatchWords[one]).join(' and '))}</span>
      )}
    </>
  )
}
