import { Explained, Words } from '#src/features/glossary/screens/word.tsx'
import { useState } from 'react'
import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { ApartList } from '#src/ui/apart.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { formatMoney, parseMoney, rupees, type Money } from '#src/values/money.ts'
import type { RateRow, RatesView } from '../contract.ts'
import * as copy from '../copy.ts'
import {
  costOf,
  financialYearOf,
  fundings,
  purposes,
  type Cost,
  type Funding,
  type RemittancePurpose,
} from '../cost/rules.ts'
import { costFacts } from '../dated/copy.ts'

const doNothing = () => {}
const mostShown = 4

/** Rupees out for dollars in, with all that is taken on the way. */
export function TrueCost({ rates: { rows, midRate } }: { rates: RatesView }) {
  const [typed, setTyped] = useState('10,000')
  const [before, setBefore] = useState('0')
  const [purpose, setPurpose] = useState<RemittancePurpose>('education')
  const [fundedBy, setFundedBy] = useState<Funding>('savings')
  const [amount, sentBefore] = [parseMoney('USD', typed), parseMoney('INR', before)]
  const isRight = amount !== undefined && amount.minor >= 100 && sentBefore !== undefined
  const start = financialYearOf(dayOf(useNow()))
  return (
    <section className="stack-4" aria-label={copy.trueCost}>
      <div className="stack-4 tiles-4">
        <NumberInput
          label="To arrive"
          before="$"
          decimal
          name="dollars"
          value={typed}
          onChange={setTyped}
          onBlur={doNothing}
          error={amount === undefined || amount.minor < 100 ? copy.amountRequired : undefined}
        />
        {fundedBy !== 'loan' && (
          <NumberInput
            label={`Sent abroad since ${formatDay(start)}`}
            before="₹"
            decimal
            name="before"
            value={before}
            onChange={setBefore}
            onBlur={doNothing}
            error={sentBefore === undefined ? copy.sentInvalid : undefined}
          />
        )}
      </div>
      <RadioGroup
        label={copy.purposeLabel}
        tiles
        name="purpose"
        value={purpose}
        onChange={setPurpose}
        onBlur={doNothing}
        options={purposes.map(value => ({ value, label: copy.purposeNames[value] }))}
      />
      <RadioGroup
        label="The money is from"
        tiles
        name="funding"
        value={fundedBy}
        onChange={setFundedBy}
        onBlur={doNothing}
        options={fundings.map(value => ({ value, label: copy.fundingNames[value] }))}
      />
      {purpose === 'other' && <p>{copy.notEducation}</p>}
      {isRight && purpose === 'education' && (
        <Costs rows={rows} midRate={midRate} asked={{ amount, fundedBy, sentBefore }} />
      )}
      <Words of={['lrs', 'markup']} />
      <p className="quiet readable">
        <Explained of={['tcs']}>{copy.tcsNote}</Explained> {copy.onTheWay} {copy.askBank}
      </p>
      <SourceLine of={costFacts} />
    </section>
  )
}

type Asked = { amount: Money; fundedBy: Funding; sentBefore: Money }
type CostsProps = { rows: readonly RateRow[]; midRate: number; asked: Asked }

function Costs({ rows, midRate, asked }: CostsProps) {
  const worth = costOf({ ...asked, rate: midRate, fee: rupees(0) }).converted.minor
  const costs = rows
    .map(({ name, exchangeRateINRToUSD: rate, fee }) => ({ name, cost: costOf({ ...asked, rate, fee: rupees(fee) }) }))
    .toSorted((one, other) => one.cost.total.minor - other.cost.total.minor)
  const least = costs[0]?.cost.total.minor ?? 0
  const shown = costs.length > mostShown ? [...costs.slice(0, mostShown - 1), ...costs.slice(-1)] : costs
  return (
    <ApartList
      label={`Rupees out for ${formatMoney(asked.amount)}`}
      isStacked
      rows={shown.map(({ name, cost }) => ({
        key: name,
        name: <strong>{name}</strong>,
        words: formatMoney(cost.total),
        apart: cost.total.minor - least,
        children: <Taken cost={cost} taken={takenOf(cost, worth)} more={cost.total.minor - least} />,
      }))}
    />
  )
}

/** What is gone for good: not what the dollars are worth, and not the tax that comes back. */
const takenOf = ({ total, tcs }: Cost, worth: number): number => total.minor - tcs.minor - worth

type TakenProps = { cost: Cost; taken: number; /** Than with the cheapest. */ more: number }

function Taken({ cost: { gst, tcs, fee }, taken, more }: TakenProps) {
  return (
    <p className="muted text-1">
      {more > 0 && `${copy.dearer(formatMoney(rupees(more)))}. `}
      Changing costs {formatMoney(rupees(taken))}: GST {formatMoney(gst)}, fee {formatMoney(fee)}, the rest is the rate.
      {tcs.minor > 0 && ` TCS ${formatMoney(tcs)} comes back.`}
    </p>
  )
}
