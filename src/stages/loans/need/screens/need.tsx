import { useRead, useOutOfReach } from '#src/browser/reads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { rateWords } from '#src/features/exchange/rupees/copy.ts'
import { RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import { exchange } from '#src/features/exchange/screens/api.ts'
import type { Says } from '#src/features/passport-profile/papers/rules.ts'
import { passportProfile } from '#src/features/passport-profile/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { mostLakhs } from '#src/stages/loans/application/rules.ts'
import { loanNeed } from '#src/stages/loans/screens/api.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { Form } from '#src/ui/form.ts'
import { Link } from '#src/ui/link.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatMoney, type Money } from '#src/values/money.ts'
import type { FundKind } from '#src/features/money/kinds/rules.ts'
import type { NeedView } from '#src/stages/loans/contract.ts'
import * as copy from '../copy.ts'
import {
  checkNeed,
  dollarsFor,
  fundsIn,
  lakhsToAsk,
  marginOf,
  margins,
  needOf,
  withI20,
  type Need as NeedFound,
  type NeedTyped,
  type NeedYear,
} from '../rules.ts'

type NeedProps = {
  /** What the application asks for, in lakhs as typed. */
  amount: string
  onUse: (lakhs: string) => void
}

/** The costs less the money that is there; the application takes the amount over only by a press. */
export function Need(props: NeedProps) {
  const user = useUser()
  const typed = useRead(loanNeed.read)
  const profile = useRead(passportProfile.read)
  const isOut = useOutOfReach(profile)
  if (typed.data === undefined || !user) return <Waiting query={typed} />
  if (profile.data === undefined && !isOut) return <Waiting query={profile} />
  return <NeedForm {...props} owner={user.id} kept={typed.data} i20={profile.data?.papers['i-20']?.says ?? {}} />
}

type NeedFormProps = NeedProps & { owner: string; kept: NeedView; i20: Says }

function NeedForm({ owner, kept: { inLedger, ...typed }, i20, amount, onUse }: NeedFormProps) {
  const queries = useQueryClient()
  const rates = useRead(exchange.read)
  const has = (kind: FundKind) => inLedger.some(one => one.kind === kind)
  // What the ledger has in its place is not shown, so what was typed here stays as it was saved.
  const shown = (values: NeedTyped): NeedTyped => ({
    ...values,
    ...(has('own') && { ownFunds: typed.ownFunds }),
    ...(has('scholarship') && { scholarship: typed.scholarship }),
  })
  const saved = useSavedForm<NeedTyped>({
    name: 'loan-need',
    owner,
    saved: withI20(typed, i20),
    check: values => checkNeed(shown(values)),
    save: async values => {
      await loanNeed.save(shown(values))
      await readAgain(queries, 'loans')
    },
  })
  const { form } = saved
  const rate = rates.data?.midRate
  return (
    <section className="stack-4" aria-label={copy.title}>
      <p>{copy.lede}</p>
      <FormFrame form={form} label={copy.title}>
        <NeedFields form={form} i20={i20} inLedger={rate === undefined ? {} : fundsIn(inLedger, rate)} has={has} />
        <SaveBar saved={saved} words="Save these figures" isQuiet />
      </FormFrame>
      {rate === undefined ? (
        <p className="quiet">{rates.isError ? copy.noRate : ''}</p>
      ) : (
        <Found need={needOf(shown(form.values), rate, inLedger)} amount={amount} onUse={onUse} />
      )}
    </section>
  )
}

type NeedFieldsProps = {
  form: Form<NeedTyped>
  i20: Says
  /** Of the ledger, once there is a rate. */
  inLedger: { ownFunds?: Money | undefined; scholarship?: Money | undefined }
  has: (kind: FundKind) => boolean
}

function NeedFields({ form, i20, inLedger, has }: NeedFieldsProps) {
  const known = withI20({ ...form.values, costYear: '', months: '' }, i20)
  const isFromI20 = (field: 'costYear' | 'months') => known[field] !== '' && known[field] === form.values[field]
  return (
    <>
      <div className="stack-4 tiles-4 bottom">
        <NumberInput
          {...form.field('costYear')}
          label={copy.labels.costYear}
          hint={isFromI20('costYear') ? copy.hints.fromI20 : copy.hints.costYear}
          before="$"
          decimal
        />
        <NumberInput
          {...form.field('months')}
          label={copy.labels.months}
          hint={isFromI20('months') ? copy.hints.monthsFromI20 : undefined}
          after="months"
          narrow
        />
        {!has('scholarship') && (
          <NumberInput
            {...form.field('scholarship')}
            label={copy.labels.scholarship}
            hint={copy.hints.scholarship}
            before="$"
            decimal
            optional
          />
        )}
        {!has('own') && (
          <NumberInput
            {...form.field('ownFunds')}
            label={copy.labels.ownFunds}
            hint={copy.hints.ownFunds}
            before="₹"
            decimal
            optional
          />
        )}
        <NumberInput {...form.field('costLater')} label={copy.labels.costLater} before="$" decimal optional />
      </div>
      {has('scholarship') && (
        <OfLedger label={copy.labels.scholarship} amount={inLedger.scholarship} words={copy.scholarshipFromLedger} />
      )}
      {has('own') && <OfLedger label={copy.labels.ownFunds} amount={inLedger.ownFunds} words={copy.fromLedger} />}
      <RadioGroup
        {...form.field('margin')}
        value={marginOf(form.values.margin)}
        tiles
        label={copy.labels.margin}
        hint={copy.hints.margin}
        options={margins.map(value => ({ value, label: copy.marginNames[value] }))}
      />
    </>
  )
}

type OfLedgerProps = { label: string; amount: Money | undefined; words: string }

/** Typed once: in the ledger, whose link is beside it. */
const OfLedger = ({ label, amount, words }: OfLedgerProps) => (
  <p>
    {label}
    {amount !== undefined && (
      <>
        : <strong className="tabular">{formatMoney(amount)}</strong>
      </>
    )}
    . <Link href="/money">{words}</Link>
  </p>
)

type FoundProps = NeedProps & { need: NeedFound | undefined }

function Found({ need, amount, onUse }: FoundProps) {
  if (need === undefined) return <p className="quiet">{copy.missing}</p>
  const lakhs = lakhsToAsk(need.loan)
  return (
    <div className="stack-4">
      <Table caption={copy.table} showCaption columns={columnsAt(need)} rows={need.years} rowKey={rowKey} />
      <p className="text-4 semibold tabular">
        <span role="status">
          {lakhs === undefined
            ? copy.noLoan
            : copy.wholeLoan(inWhole(need.loan), inWhole(dollarsFor(need.loan, need.countedRate)))}
        </span>
      </p>
      <Take lakhs={lakhs} amount={amount} onUse={onUse} />
      <p className="quiet">
        {copy.countedAt(rateWords(need.countedRate))} {copy.notIn}
      </p>
      <RupeesRate />
    </div>
  )
}

type TakeProps = NeedProps & { lakhs: string | undefined }

function Take({ lakhs, amount, onUse }: TakeProps) {
  if (lakhs === undefined) return null
  if (Number(lakhs) > mostLakhs) return <p>{copy.tooLarge}</p>
  const asked = amount.trim()
  if (asked !== '' && Number(asked) === Number(lakhs)) return <p>{copy.isUsed(lakhs)}</p>
  return (
    <div className="stack-2">
      <div>
        <Button onClick={() => onUse(lakhs)}>{copy.use(lakhs)}</Button>
      </div>
      {asked !== '' && <p className="quiet">{copy.differs(asked)}</p>}
    </div>
  )
}

const columnsAt = ({ countedRate }: NeedFound): readonly Column<NeedYear>[] => [
  { label: 'Year', cell: ({ year, share }) => copy.year(year, share === 0.5) },
  { label: 'Costs', numeric: true, cell: ({ cost }) => inWhole(cost) },
  { label: 'Scholarship', numeric: true, cell: ({ scholarship }) => inWhole(scholarship) },
  { label: 'Left to pay', numeric: true, cell: ({ left }) => inWhole(left) },
  { label: 'Your own money', numeric: true, cell: ({ own }) => inWhole(own) },
  {
    label: 'Loan',
    numeric: true,
    cell: ({ loan }) => `${inWhole(loan)} (${inWhole(dollarsFor(loan, countedRate))})`,
  },
]

const rowKey = ({ year }: NeedYear) => String(year)

/** Whole rupees or dollars: an estimate has no cents. */
const inWhole = ({ currency, minor }: Money): string =>
  formatMoney({ currency, minor: Math.round(minor / 100) * 100 }).replace(/\.00$/, '')
