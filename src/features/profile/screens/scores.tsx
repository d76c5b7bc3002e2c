import { useRead } from '#src/browser/reads.ts'
import { Part, Read } from '#src/features/people/screens/part.tsx'
import { testScores } from '#src/features/people/screens/queries.ts'
import { Records } from './records.tsx'
import { GmatForm } from './score-gmat.tsx'
import { GreForm } from './score-gre.tsx'
import { otherScale, ToeflForm } from './score-toefl.tsx'
import { useProfileVerb } from './use-verb.ts'

export function Scores({ owner }: { owner: string }) {
  const remove = useProfileVerb(testScores.remove)
  return (
    <Part id="scores">
      <Read query={useRead(testScores.read)}>
        {scores => (
          <>
            <Records
              title="GRE"
              empty="No GRE score yet."
              add="Add a GRE score"
              groups={[{ records: scores.gre }]}
              entry={({ id, quant, verbal, writing }) => ({
                id,
                title: `GRE ${quant + verbal}`,
                details: [`Quantitative ${quant}, Verbal ${verbal}, AWA ${writing}`],
              })}
              renderEditor={(score, close) => <GreForm owner={owner} score={score} onDone={close} />}
              onRemove={({ id }) => remove.mutate({ test: 'gre', id })}
            />
            <Records
              title="TOEFL"
              empty="No TOEFL score yet."
              add="Add a TOEFL score"
              groups={[{ records: scores.toefl }]}
              entry={score => ({ id: score.id, title: `TOEFL ${score.score}`, details: [otherScale(score)] })}
              renderEditor={(score, close) => <ToeflForm owner={owner} score={score} onDone={close} />}
              onRemove={({ id }) => remove.mutate({ test: 'toefl', id })}
            />
            <Records
              title="GMAT"
              empty="No GMAT score yet."
              add="Add a GMAT score"
              groups={[{ records: scores.gmat }]}
              entry={({ id, score }) => ({ id, title: `GMAT ${score}`, details: [] })}
              renderEditor={(score, close) => <GmatForm owner={owner} score={score} onDone={close} />}
              onRemove={({ id }) => remove.mutate({ test: 'gmat', id })}
            />
          </>
        )}
      </Read>
    </Part>
  )
}
