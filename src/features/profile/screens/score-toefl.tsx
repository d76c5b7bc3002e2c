import { FormFrame } from '#src/ui/form-frame.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { isToefl, toeflBand, toeflRange, type ToeflScale } from '#src/values/test-scores.ts'
import type { TestScoresView } from '#src/features/people/test-scores/contract.ts'
import { checkToefl } from '#src/features/people/test-scores/rules.ts'
import { neededNumber } from './numbers.ts'
import { testScores } from '#src/features/people/screens/queries.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { sayOfOne } from './score-errors.ts'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useRefresh } from './use-verb.ts'

type Toefl = TestScoresView['toefl'][number]
type Values = { score: string; scale: ToeflScale }

/** 'of 120; the same as 5 of 6'. */
export function otherScale({ score, scale }: { score: number; scale: ToeflScale }): string {
  if (scale === '0-120') return `of 120; the same as ${toeflBand(score) ?? '?'} of 6`
  const range = toeflRange(score)
  return range === undefined ? 'of 6' : `of 6; the same as ${range.from} to ${range.to} of 120`
}

const scales = [
  { value: '0-120', label: '0 to 120' },
  { value: '1-6', label: '1 to 6', detail: 'since 2026' },
] as const

const toeflIn = ({ score, scale }: Values) => ({ score: neededNumber(score), scale })

export function ToeflForm({ owner, score, onDone }: { owner: string; score: Toefl | undefined; onDone: () => void }) {
  const refresh = useRefresh()
  const saved = useSavedForm<Values>({
    name: `profile/toefl/${score?.id ?? 'new'}`,
    owner,
    saved: score === undefined ? { score: '', scale: '0-120' } : { score: `${score.score}`, scale: score.scale },
    check: values => checkToefl(toeflIn(values)),
    save: async values => {
      await sayOfOne(testScores.setToefl({ scores: [{ ...(score && { id: score.id }), ...toeflIn(values) }] }))
      await refresh()
      onDone()
    },
  })
  const { form } = saved
  const typed = toeflIn(form.values)
  return (
    <FormFrame form={form} label="TOEFL score">
      <RadioGroup {...form.field('scale')} label="The score is on the scale" options={scales} tiles />
      <NumberInput {...form.field('score')} label="Score" decimal={typed.scale === '1-6'} narrow />
      <output className="quiet">{isToefl(typed.score, typed.scale) && `${typed.score} ${otherScale(typed)}`}</output>
      <SaveBar saved={saved} onCancel={onDone} />
    </FormFrame>
  )
}
