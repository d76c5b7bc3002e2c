import { FormFrame } from '#src/ui/form-frame.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import type { TestScoresView } from '#src/features/people/test-scores/contract.ts'
import { checkGre } from '#src/features/people/test-scores/rules.ts'
import { neededNumber } from './numbers.ts'
import s from '#src/features/people/screens/profile.module.css'
import { testScores } from '#src/features/people/screens/queries.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { sayOfOne } from './score-errors.ts'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useRefresh } from './use-verb.ts'

type Gre = TestScoresView['gre'][number]
type Values = { quant: string; verbal: string; writing: string }

const blank: Values = { quant: '', verbal: '', writing: '' }
const greIn = ({ quant, verbal, writing }: Values) => ({
  quant: neededNumber(quant),
  verbal: neededNumber(verbal),
  writing: neededNumber(writing),
})

export function GreForm({ owner, score, onDone }: { owner: string; score: Gre | undefined; onDone: () => void }) {
  const refresh = useRefresh()
  const saved = useSavedForm<Values>({
    name: `profile/gre/${score?.id ?? 'new'}`,
    owner,
    saved:
      score === undefined ? blank : { quant: `${score.quant}`, verbal: `${score.verbal}`, writing: `${score.writing}` },
    check: values => checkGre(greIn(values)),
    save: async values => {
      await sayOfOne(testScores.setGre({ scores: [{ ...(score && { id: score.id }), ...greIn(values) }] }))
      await refresh()
      onDone()
    },
  })
  const { form } = saved
  return (
    <FormFrame form={form} label="GRE score">
      <div className={s.short}>
        <NumberInput {...form.field('quant')} label="Quantitative" hint="130 to 170" />
        <NumberInput {...form.field('verbal')} label="Verbal" hint="130 to 170" />
        <NumberInput {...form.field('writing')} label="AWA" hint="0 to 6, in halves" decimal />
      </div>
      <SaveBar saved={saved} onCancel={onDone} />
    </FormFrame>
  )
}
