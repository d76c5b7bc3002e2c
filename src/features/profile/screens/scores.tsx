import { useRead } from '#src/browser/reads.ts'
import { checkGmat, checkGre, checkToefl } from '#src/features/people/test-scores/rules.ts'
import { ApiError } from '#src/wire/client.ts'
import { isToefl, toeflBand, toeflRange, type ToeflScale } from '#src/values/test-scores.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { testScores } from '#src/features/people/screens/api.ts'
import { Records } from './records.tsx'
import { greRecord, gmatRecord, toeflRecord } from '../records/rules.ts'
import { RecordForm } from './record-form.tsx'

export function Scores({ owner }: { owner: string }) {
  return (
    <Part id="scores">
      <Loaded query={useRead(testScores.read)}>
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
              renderEditor={(score, close) => (
                <RecordForm
                  record={greRecord}
                  draft="profile/gre"
                  owner={owner}
                  known={score}
                  label="GRE score"
                  check={checkGre}
                  send={(sent, id) => sayOfOne(testScores.setGre(oneScore(sent, id)))}
                  onDone={close}
                />
              )}
              remove={({ id }) => testScores.remove({ test: 'gre', id })}
            />
            <Records
              title="TOEFL"
              empty="No TOEFL score yet."
              add="Add a TOEFL score"
              groups={[{ records: scores.toefl }]}
              entry={score => ({ id: score.id, title: `TOEFL ${score.score}`, details: [otherScale(score)] })}
              renderEditor={(score, close) => (
                <RecordForm
                  record={toeflRecord}
                  draft="profile/toefl"
                  owner={owner}
                  known={score}
                  label="TOEFL score"
                  check={checkToefl}
                  send={(sent, id) => sayOfOne(testScores.setToefl(oneScore(sent, id)))}
                  onDone={close}
                >
                  {sent => (
                    <span role="status" className="quiet">
                      {isToefl(sent.score, sent.scale) && `${sent.score} ${otherScale(sent)}`}
                    </span>
                  )}
                </RecordForm>
              )}
              remove={({ id }) => testScores.remove({ test: 'toefl', id })}
            />
            <Records
              title="GMAT"
              empty="No GMAT score yet."
              add="Add a GMAT score"
              groups={[{ records: scores.gmat }]}
              entry={({ id, score }) => ({ id, title: `GMAT ${score}`, details: [] })}
              renderEditor={(score, close) => (
                <RecordForm
                  record={gmatRecord}
                  draft="profile/gmat"
                  owner={owner}
                  known={score}
                  label="GMAT score"
                  check={checkGmat}
                  send={(sent, id) => sayOfOne(testScores.setGmat(oneScore(sent, id)))}
                  onDone={close}
                />
              )}
              remove={({ id }) => testScores.remove({ test: 'gmat', id })}
            />
          </>
        )}
      </Loaded>
    </Part>
  )
}

/** 'of 120; the same as 5 of 6'. */
function otherScale({ score, scale }: { score: number; scale: ToeflScale }): string {
  if (scale === '0-120') return `of 120; the same as ${toeflBand(score) ?? '?'} of 6`
  const range = toeflRange(score)
  return range === undefined ? 'of 6' : `of 6; the same as ${range.from} to ${range.to} of 120`
}

const oneScore = <Score extends object>(score: Score, id: string | undefined) => ({
  scores: [{ ...(id !== undefined && { id }), ...score }],
})

/** Scores go in batches, so the server names the field 'scores.0.quant': here there is one, and its field is 'quant'. */
async function sayOfOne<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.entries(error.fields).map(([name, words]) => [name.replace(/^scores\.0\./, ''), words])
    throw new ApiError(error.status, { code: error.code, message: error.message, fields: Object.fromEntries(fields) })
  }
}
