import { editedBy, criteria } from '#src/stages/sop-review/feedback/copy.ts'
import type { RubricView } from '#src/stages/sop-review/feedback/contract.ts'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'
import { Changed } from './changed.tsx'
import { judgedOf } from './rubric-values.ts'
import { nextIn, type Judgement, type Saving } from './use-rubric.ts'
import { Button } from '#src/ui/button.tsx'
import { Group } from '#src/ui/group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { ratings } from '#src/stages/sop-review/feedback/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './sop-desk.module.css'

/** Five criteria, each with a score and a note. Anyone who does not have the SOP reads them. */
export function Rubric({ version, judging }: { version: DeskVersion; judging: Judgement }) {
  const { rubric, judge, isMine, saving, why, takeTheirs, saveMine } = judging
  const next = nextIn(rubric)
  const change = (next: RubricView[number]) => judge(rubric.map(one => (one.criterion === next.criterion ? next : one)))
  return (
    <section className="stack-4" aria-label="Judgement">
      <div className="row-4 baseline lines-0">
        <h2>Judgement</h2>
        {isMine && (
          <span role="status" className="quiet">
            {words[saving]}
            {saving === 'trying-again' && why !== undefined && `: ${why}`}
          </span>
        )}
      </div>
      {saving === 'changed' && (
        <Changed title={editedBy(version.claimedBy?.name ?? 'Somebody')} onTake={takeTheirs} onKeep={saveMine}>
          {judgedOf(version.rubric).map(({ criterion, score, note }) => (
            <span key={criterion}>
              {criteria[criterion].name} {score ?? 'without a score'}
              {note === '' ? '' : `, “${note}”`}.{' '}
            </span>
          ))}
        </Changed>
      )}
      {isMine ? (
        rubric.map(one => <ScoreField key={one.criterion} judgement={one} isNext={one === next} onChange={change} />)
      ) : (
        <Judged rubric={version.rubric} />
      )}
    </section>
  )
}

const words: Readonly<Record<Saving, string>> = {
  untouched: 'Saved as you go',
  unsaved: 'Not saved yet',
  saving: 'Saving',
  saved: 'Saved',
  'trying-again': 'Not saved, trying again',
  changed: 'Not saved',
}

function Judged({ rubric }: { rubric: RubricView }) {
  if (rubric.length === 0) return <p className="quiet">Nothing is judged yet.</p>
  return (
    <dl className="stack-4 tiles-3">
      {rubric.map(({ criterion, score, note }) => (
        <div key={criterion}>
          <dt className="text-1 dim">{criteria[criterion].name}</dt>
          <dd>
            {score === null ? 'No score' : `${score} of 5`}
            {note !== '' && <p>{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type OneScore = RubricView[number]
type ScoreFieldProps = {
  judgement: OneScore
  /** A digit scores it. */
  isNext: boolean
  onChange: (next: OneScore) => void
}

const longestNote = 2000

/** One criterion: from 1 to 5, and why. */
function ScoreField({ judgement, isNext, onChange }: ScoreFieldProps) {
  const { criterion, score, note } = judgement
  const { name, question } = criteria[criterion]
  return (
    <div className={s.criterion}>
      <Group
        label={name}
        hint={
          <>
            {question}
            {isNext && <strong className={s.byKeys}> Next: press 1 to 5.</strong>}
          </>
        }
      >
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
