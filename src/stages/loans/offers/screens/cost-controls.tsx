import type { UseQueryResult } from '@tanstack/react-query'
import type { RatesView } from '#src/features/exchange/contract.ts'
import { asOf, rateWords } from '#src/features/exchange/rupees/copy.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { Card } from '#src/ui/card.tsx'
import { parseMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { orders, type Order } from '../rules.ts'
import { lakhs, percent } from './amounts.ts'
import type { useWishes } from './use-wishes.ts'

type RatesRead = Pick<UseQueryResult<RatesView>, 'data' | 'isError'>

type CostControlsProps = ReturnType<typeof useWishes> & {
  order: Order
  onOrder: (order: Order) => void
  isInDollars: boolean
  onDollars: (isInDollars: boolean) => void
  rates: RatesRead
}

const doNothing = () => {}

const lakh = 100_000_00
/** In hundredths of a percent. */
const mostRise = 500

/** How long nothing is asked, what is paid meanwhile, in which order and in which money. */
export function CostControls(props: CostControlsProps) {
  const { wishes, most, setMonths, setAmount, setRateRise, choice, setChoice, monthly, setMonthly } = props
  const isSumWrong = choice === 'some' && parseMoney('INR', monthly) === undefined
  return (
    <Card as="section" label="What you would do">
      <div className="stack-4">
        <Slider
          label={copy.sliders.amount}
          min={Math.min(lakh, most.amount)}
          max={most.amount}
          step={most.amount % lakh === 0 ? lakh : 1_000_00}
          value={wishes.amount}
          onChange={setAmount}
          words={`₹${lakhs(wishes.amount)} lakh`}
          help={copy.sliders.amountHelp}
        />
        <Slider
          label="Begin to repay after"
          min={0}
          max={most.months}
          step={most.months % 6 === 0 ? 6 : 1}
          value={wishes.moratoriumMonths}
          onChange={setMonths}
          words={wishes.moratoriumMonths === 1 ? '1 month' : `${wishes.moratoriumMonths} months`}
          help="Interest runs all the while. Each bank’s own moratorium is the longest it gives."
        />
        <Slider
          label={copy.sliders.rise}
          min={0}
          max={mostRise}
          step={25}
          value={wishes.rateRise}
          onChange={setRateRise}
          words={wishes.rateRise === 0 ? copy.sliders.noRise : percent(wishes.rateRise)}
          help={copy.sliders.riseHelp}
        />
        <RadioGroup
          label="Pay while you study"
          tiles
          name="in-study"
          value={choice}
          onChange={setChoice}
          onBlur={doNothing}
          options={(['nothing', 'interest', 'some'] as const).map(value => ({
            value,
            label: copy.inStudyNames[value],
          }))}
        />
        {choice === 'some' && (
          <NumberInput
            label="Each month"
            before="₹"
            name="monthly"
            value={monthly}
            onChange={setMonthly}
            onBlur={doNothing}
            error={isSumWrong ? 'Please enter an amount in rupees.' : undefined}
            narrow
          />
        )}
        <div className="stack-4 tiles-4">
          <Select
            label="Order"
            name="order"
            placeholder={null}
            value={props.order}
            onChange={value => props.onOrder(orders.find(one => one === value) ?? 'recommended')}
            onBlur={doNothing}
            options={orders.map(value => ({ value, label: copy.orderNames[value] }))}
          />
          <RadioGroup
            label="Amounts in"
            tiles
            name="currency"
            value={props.isInDollars ? 'USD' : 'INR'}
            onChange={value => props.onDollars(value === 'USD')}
            onBlur={doNothing}
            options={[
              { value: 'INR', label: 'Rupees' },
              { value: 'USD', label: 'Dollars' },
            ]}
          />
        </div>
        {props.isInDollars && (
          <p className="quiet">
            <AtRate {...props.rates} />
          </p>
        )}
      </div>
    </Card>
  )
}

function AtRate({ data, isError }: RatesRead) {
  if (isError) return <>{copy.noRate}</>
  if (data === undefined) return <>{copy.askingRate}</>
  return (
    <>
      At {rateWords(data.midRate)} for a dollar, the rate between banks.{' '}
      {asOf(data.source, data.isSample, data.collectedAt)} You repay in rupees.
    </>
  )
}
