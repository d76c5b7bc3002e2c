import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { YesNo } from '#src/ui/yes-no.tsx'
import { isToefl, toeflBand, toeflRange } from '#src/values/test-scores.ts'
import type { SopValues } from './sop-values.ts'
import s from '#src/stages/sop-review/feedback/screens/feedback.module.css'

type Props = { form: Form<SopValues>; today: string }

/** Scores when it was taken, a day to come when it was not. */
export function GreFields({ form, today }: Props) {
  const { greTaken } = form.values
  return (
    <div className="stack-4">
      <YesNo {...form.field('greTaken')} label="Have you taken the GRE?" />
      {greTaken === true && (
        <div className="wrap gap-4">
          <NumberInput {...form.field('quant')} label="Quantitative" hint="130 to 170" narrow />
          <NumberInput {...form.field('verbal')} label="Verbal" hint="130 to 170" narrow />
          <NumberInput {...form.field('writing')} label="AWA" hint="0 to 6, in halves" decimal narrow />
        </div>
      )}
      {greTaken === false && (
        <div className={s.narrow}>
          <DateInput {...form.field('greDate')} label="When will you take the GRE?" min={today} />
        </div>
      )}
    </div>
  )
}

const scales = [
  { value: '0-120', label: '0 to 120' },
  { value: '1-6', label: '1 to 6', detail: 'since 2026' },
] as const

export function ToeflFields({ form, today }: Props) {
  const { toeflTaken, toeflScale } = form.values
  return (
    <div className="stack-4">
      <YesNo {...form.field('toeflTaken')} label="Have you taken the TOEFL?" />
      {toeflTaken === true && (
        <>
          <RadioGroup {...form.field('toeflScale')} label="The score is on the scale" options={scales} tiles />
          <NumberInput {...form.field('toeflScore')} label="Score" decimal={toeflScale === '1-6'} narrow />
          <span role="status" className="quiet">
            {otherScale(form.values)}
          </span>
        </>
      )}
      {toeflTaken === false && (
        <div className={s.narrow}>
          <DateInput {...form.field('toeflDate')} label="When will you take the TOEFL?" min={today} />
        </div>
      )}
    </div>
  )
}

/** The same score on the other scale, by ETS's concordance. */
function otherScale({ toeflScore, toeflScale }: SopValues): string {
  const score = Number(toeflScore.replace(',', '.'))
  if (toeflScore.trim() === '' || !isToefl(score, toeflScale)) return ''
  if (toeflScale === '0-120') return `${score} of 120 is ${toeflBand(score) ?? ''} of 6.`
  const range = toeflRange(score)
  return range === undefined ? '' : `${score} of 6 is ${range.from} to ${range.to} of 120.`
}
