import { ApiError } from '#src/wire/client.ts'

/** Scores go in batches, so the server names the field 'scores.0.quant': here there is one, and its field is 'quant'. */
export async function sayOfOne<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.entries(error.fields).map(([name, words]) => [name.replace(/^scores\.0\./, ''), words])
    throw new ApiError(error.status, { code: error.code, message: error.message, fields: Object.fromEntries(fields) })
  }
}
