import { FormFrame } from '#src/ui/form-frame.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import type { TestScoresView } from '#src/features/people/test-scores/contract.ts'
import { checkGmat } from '#src/features/people/test-scores/rules.ts'
import { neededNumber } from './numbers.ts'
import { testScores } from '#src/features/people/screens/queries.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { sayOfOne } from './score-errors.ts'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useRefresh } from './use-verb.ts'

type Gmat = TestScoresView['gmat'][number]

export function GmatForm({ owner, score, onDone }: { owner: string; score: Gmat | undefined; onDone: () => void }) {
  const refresh = useRefresh()
  const saved = useSavedForm({
    name: `profile/gmat/${score?.id ?? 'new'}`,
    owner,
    saved: { score: score === undefined ? '' : `${score.score}` },
    check: values => checkGmat({ score: neededNumber(values.score) }),
    save: async values => {
      await sayOfOne(
        testScores.setGmat({ scores: [{ ...(score && { id: score.id }), score: neededNumber(values.score) }] }),
      )
      await refresh()
      onDone()
    },
  })
  return (
    <FormFrame form={saved.form} label="GMAT score">
      <NumberInput {...saved.form.field('score')} label="Score" hint="200 to 800, or 205 to 805 since 2024" narrow />
      <SaveBar saved={saved} onCancel={onDone} />
    </FormFrame>
  )
}
