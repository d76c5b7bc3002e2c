import { editedBy, criteria } from '#src/stages/sop-review/feedback/copy.ts'
import type { RubricView } from '#src/stages/sop-review/feedback/contract.ts'
import type { DeskVersion } from '../contract.ts'
import { Changed } from './changed.tsx'
import { judgedOf } from './rubric-values.ts'
import { ScoreField } from './score-field.tsx'
import { useRubric, type Saving } from './use-rubric.ts'

/** Five criteria, each with a score and a note. Anyone who does not have the SOP reads them. */
export function Rubric({ version, me }: { version: DeskVersion; me: string }) {
  const { rubric, judge, isMine, saving, why, takeTheirs, saveMine } = useRubric(version, me)
  const change = (next: RubricView[number]) => judge(rubric.map(one => (one.criterion === next.criterion ? next : one)))
  return (
    <section className="stack-4" aria-label="Judgement">
      <div className="row-4 baseline lines-0">
        <h2>Judgement</h2>
        {isMine && (
          <output className="quiet">
            {words[saving]}
            {saving === 'trying-again' && why !== undefined && `: ${why}`}
          </output>
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
        rubric.map(one => <ScoreField key={one.criterion} judgement={one} onChange={change} />)
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
