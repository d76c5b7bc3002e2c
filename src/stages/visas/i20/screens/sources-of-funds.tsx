import { RupeesRate, WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import type { Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { assured, flagLabels, fundsHint, nameLabels, sourceHints, sourceLabels, worksheet } from '../copy.ts'
import { sources, totalsOf, years, type Source, type TotalName } from '../rules.ts'
import { amountsTyped, type I20Values } from './i20-values.ts'
import { amountField, textField } from './text-field.ts'

const aids = [
  { value: 'Job', label: flagLabels.check_job },
  { value: 'Loan', label: flagLabels.check_loan },
  { value: 'Grant', label: flagLabels.check_grant },
] as const

export function SourcesOfFunds({ form }: { form: Form<I20Values> }) {
  return (
    <>
      <p className="quiet">{fundsHint}</p>
      {sources.map(source => (
        <SourceFields key={source} form={form} source={source} />
      ))}
      <Totals totals={totalsOf(amountsTyped(form.values))} />
      <RupeesRate />
    </>
  )
}

function SourceFields({ form, source }: { form: Form<I20Values>; source: Source }) {
  return (
    <section className="stack-4 shrink ruled pad-top-4" aria-label={sourceLabels[source]}>
      <div>
        <h4>{sourceLabels[source]}</h4>
        <p className="quiet">{sourceHints[source]}</p>
      </div>
      <TextInput {...textField(form, `${source}_name`)} label={nameLabels[source]} />
      {source === 'university' && (
        <RadioGroup {...form.field('university_aid')} label={worksheet.aid} options={aids} tiles />
      )}
      <div className="stack-3 tiles-1">
        {years.map(year => (
          <NumberInput
            key={year}
            {...amountField(form, `${source}_year${year}`)}
            label={
              <>
                Year {year} <span className="quiet regular">{assured(year)}</span>
              </>
            }
            before="$"
            decimal
          />
        ))}
      </div>
    </section>
  )
}

/** What the sources come to, as one types. */
function Totals({ totals }: { totals: Record<TotalName, number> }) {
  const words = (name: TotalName) => <WithRupees cents={totals[name]} />
  return (
    <dl className="stack-3 tiles-1 round-2 sunk pad-4" aria-label="Totals">
      {years.map(year => (
        <div key={year}>
          <dt className="muted text-1">Year {year}</dt>
          <dd className="tabular">{words(`total_year${year}`)}</dd>
        </div>
      ))}
      <div>
        <dt className="muted text-1">All four years</dt>
        <dd className="tabular semibold">{words('total')}</dd>
      </div>
    </dl>
  )
}
