import { Button } from '#src/ui/button.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { parseMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { longerWait, type Terms } from '../rules.ts'
import { lakhs, percent } from './amounts.ts'
import { LongerWait } from './longer-wait.tsx'
import type { useWishes } from './use-wishes.ts'

type WhatIfProps = ReturnType<typeof useWishes> & { rows: readonly Terms[]; money: (paise: number) => string }

const doNothing = () => {}

const lakh = 100_000_00
/** In hundredths of a percent. */
const mostRise = 500

/** How much is borrowed, how long nothing is asked, how rates move, and what is paid meanwhile. */
export function WhatIf({ wishes, isTried, most, choice, monthly, move, reset, rows, money }: WhatIfProps) {
  const isSumWrong = choice === 'some' && parseMoney('INR', monthly) === undefined
  return (
    <div className="stack-4">
      <div className="stack-4 tiles-5">
        <Slider
          label={copy.sliders.amount}
          min={Math.min(lakh, most.amount)}
          max={most.amount}
          step={most.amount % lakh === 0 ? lakh : 1_000_00}
          value={wishes.amount}
          onChange={amount => move({ amount })}
          words={`₹${lakhs(wishes.amount)} lakh`}
          help={copy.sliders.amountHelp}
        />
        <Slider
          label="Begin to repay after"
          min={0}
          max={most.months}
          step={most.months % 6 === 0 ? 6 : 1}
          value={wishes.moratoriumMonths}
          onChange={months => move({ months })}
          words={wishes.moratoriumMonths === 1 ? '1 month' : `${wishes.moratoriumMonths} months`}
          help="Interest runs all the while. Each bank’s own moratorium is the longest it gives."
        />
        <Slider
          label={copy.sliders.rise}
          min={0}
          max={mostRise}
          step={25}
          value={wishes.rateRise}
          onChange={rateRise => move({ rateRise })}
          words={wishes.rateRise === 0 ? copy.sliders.noRise : percent(wishes.rateRise)}
          help={copy.sliders.riseHelp}
        />
      </div>
      <RadioGroup
        label="Pay while you study"
        tiles
        name="in-study"
        value={choice}
        onChange={value => move({ choice: value })}
        onBlur={doNothing}
        options={(['nothing', 'interest', 'some'] as const).map(value => ({ value, label: copy.inStudyNames[value] }))}
      />
      {choice === 'some' && (
        <NumberInput
          label="Each month"
          before="₹"
          name="monthly"
          value={monthly}
          onChange={value => move({ monthly: value })}
          onBlur={doNothing}
          error={isSumWrong ? 'Please enter an amount in rupees.' : undefined}
          narrow
        />
      )}
      {isTried && (
        <div>
          <Button onClick={reset}>{copy.folds.asOffered}</Button>
        </div>
      )}
      <LongerWait of={longerWait(rows, wishes)} money={money} />
    </div>
  )
}
