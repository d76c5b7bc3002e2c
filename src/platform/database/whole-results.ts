// What the driver (postgres 3.4.9) answers after a statement that failed half-way.
import type postgres from 'postgres'

/**
 * The driver counts the rows of a connection and starts again at the end of a result, but not where a statement fails
 * after some of its rows: the next result on that connection begins with as many empty places, so that the first row of
 * a list reads as nothing. Here each result loses them as it is answered.
 */
export function withWholeResults<T extends Record<string, unknown>>(pool: postgres.Sql<T>): postgres.Sql<T> {
  const tag = (...given: Parameters<postgres.Sql<T>>) => {
    const made = pool(...given)
    return made instanceof Promise ? whole(made) : made
  }
  const unsafe: typeof pool.unsafe = (...given) => whole(pool.unsafe(...given))
  return Object.assign(tag, pool, { unsafe })
}

/** It is sent once somebody waits for it, which is when the driver's own `then` is called. */
export function whole<Q extends Promise<unknown>>(query: Q): Q {
  const wait = query.then.bind(query)
  // It has one already, and nothing else of the driver's own stands between its answer and whoever waits for it.
  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise already
  query.then = (onAnswer, onError) => wait(withoutEmptyPlaces).then(onAnswer, onError)
  return query
}

function withoutEmptyPlaces(answer: unknown): unknown {
  if (Array.isArray(answer) && answer.length > 0 && !(0 in answer)) {
    answer.splice(
      0,
      answer.findIndex((_, place) => place in answer),
    )
  }
  return answer
}
