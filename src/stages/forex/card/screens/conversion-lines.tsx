import { dollars as inDollars, formatMoney, rupees } from '#src/values/money.ts'
import type { ConversionView } from '../contract.ts'
import { formatRate } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './card.module.css'
import { whenWords } from './words.ts'

/** Rupees out for dollars in, line by line; which rate it is, whose, and of when. */
export function ConversionLines({ conversion, dollars }: { conversion: ConversionView; dollars: number }) {
  const { rate, rateSource, rateAt, converted, fee, gst, tcs, total } = conversion
  const lines = [
    { label: `${formatMoney(inDollars(dollars))} at ${formatRate(rate)}`, paise: converted },
    { label: 'Fee', paise: fee },
    { label: 'GST on the conversion', paise: gst },
    { label: 'TCS, set off against income tax', paise: tcs },
  ]
  return (
    <div className="stack-3">
      <dl className={classes('sums', s.lines)} aria-label="What it costs in rupees">
        {[...lines, { label: 'You pay', paise: total }].map(({ label, paise }) => (
          <div className="ruled pad-y-2" key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(rupees(paise))}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet readable">
        Our rate, one percent above that between banks: {rateSource}, {whenWords(rateAt)}.
      </p>
    </div>
  )
}
