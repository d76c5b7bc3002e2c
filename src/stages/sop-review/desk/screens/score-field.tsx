import { Button } from '#src/ui/button.tsx'
import { Group } from '#src/ui/group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { RubricView } from '#src/stages/sop-review/feedback/contract.ts'
import { criteria } from '#src/stages/sop-review/feedback/copy.ts'
import { ratings } from '#src/stages/sop-review/feedback/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './sop-desk.module.css'

type Judgement = RubricView[number]
type ScoreFieldProps = { judgement: Judgement; onChange: (next: Judgement) => void }

const longestNote = 2000

/** One criterion: from 1 to 5, and why. */
export function ScoreField({ judgement, onChange }: ScoreFieldProps) {
  const { criterion, score, note } = judgement
  const { name, question } = criteria[criterion]
  return (
    <div className={s.criterion}>
      <Group label={name} hint={question}>
        {() => (
          <div className={classes('row-2', s.scores)}>
            {ratings.map(rating => (
              <label key={rating} className={s.score}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={criterion}
                  checked={score === rating}
                  onChange={() => onChange({ ...judgement, score: rating })}
                />
                {rating}
                <VisuallyHidden> of 5</VisuallyHidden>
              </label>
            ))}
            {score !== null && (
              <Button kind="link" onClick={() => onChange({ ...judgement, score: null })}>
                No score<VisuallyHidden> for {name}</VisuallyHidden>
              </Button>
            )}
          </div>
        )}
      </Group>
      <TextArea
        label={`Note on ${name.toLowerCase()}`}
        optional
        name={`${criterion}-note`}
        minRows={1}
        maxRows={8}
        maxLength={longestNote}
        value={note}
        onChange={typed => onChange({ ...judgement, note: typed })}
      />
    </div>
  )
}
