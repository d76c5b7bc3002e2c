import { useState } from 'react'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney, type Money } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { amountIn, nextSum, remittanceKinds, type RemittanceKind, type Sent } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/money/screens/money.module.css'

const doNothing = () => {}

type NextProps = { rows: readonly Sent[]; today: Temporal.PlainDate; declared: Money }

/** What falls on a sum that is sent now, and in April. */
export function Next({ rows, today, declared }: NextProps) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<RemittanceKind>('savings')
  const sent = amountIn('INR', typed)
  return (
    <section className="stack-4" aria-label={copy.next}>
      <h2>{copy.next}</h2>
      <NumberInput
        label={copy.nextLabel}
        hint={copy.hints.rupees}
        before="₹"
        decimal
        name="next"
        value={typed}
        onChange={setTyped}
        onBlur={doNothing}
        error={typed !== '' && sent === undefined ? copy.nextInvalid : undefined}
      />
      <RadioGroup
        label={copy.labels.kind}
        tiles
        name="next-kind"
        value={kind}
        onChange={setKind}
        onBlur={doNothing}
        options={remittanceKinds.map(value => ({ value, label: copy.kindNames[value] }))}
      />
      <div role="status" className={classes('stack-2 tabular', s.next)}>
        {sent !== undefined && <Falls {...nextSum({ sent, kind }, rows, today, declared)} />}
      </div>
    </section>
  )
}

function Falls({ gst, tcs, afterMarch }: ReturnType<typeof nextSum>) {
  return (
    <>
      <p>
        {copy.gst}: <strong>{formatMoney(gst)}</strong>
      </p>
      {tcs === undefined || afterMarch === undefined ? (
        <p>{copy.notComputed}</p>
      ) : (
        <>
          <p>
            <strong>{copy.tcsNow(formatMoney(tcs))}</strong>
          </p>
          <p>{copy.tcsLater(formatMoney(afterMarch.tcs), formatDay(afterMarch.from))}</p>
          <p>
            {afterMarch.less.minor > 0
              ? copy.movingSaves(formatMoney(afterMarch.less), formatDay(afterMarch.from))
              : copy.movingSavesNothing}
          </p>
        </>
      )}
    </>
  )
}
