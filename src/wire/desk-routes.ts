// The calls of one desk: who may call them is said once, and a call says no more than what is its own.
import type { z } from 'zod'
import { notFound, type Problem } from './problem.ts'
import { route, type DeskRole, type Method, type Route } from './route.ts'
import { nothing } from './shapes.ts'
import type { KeyName } from './topics.ts'

type Rest = Partial<Pick<Route, 'as' | 'body' | 'bodyLimit' | 'showsIdentity' | 'needsNoRoom' | 'mayLag' | 'alsoOn'>>

/** A call whose path names something may not find it, so that it need not say so. */
type Said<Input extends z.ZodType, Topic extends KeyName | undefined> = Rest & {
  summary: string
  input: Input
  topic?: Topic
  problems?: readonly Problem[]
}

export function deskRoutes<const W extends readonly DeskRole[]>(who: W) {
  const make = (method: Method) => {
    function declare<
      Input extends z.ZodType,
      Answer extends z.ZodType,
      const Topic extends KeyName | undefined = undefined,
    >(path: `/${string}`, said: Said<Input, Topic> & { answer: Answer }): Route<Input, Answer, W, false, Topic>
    /** It has nothing to tell but that it was done. */
    function declare<Input extends z.ZodType>(
      path: `/${string}`,
      said: Said<Input, undefined>,
    ): Route<Input, typeof nothing, W, false, undefined>
    function declare(
      path: `/${string}`,
      { problems = [], ...said }: Said<z.ZodType, KeyName | undefined> & { answer?: z.ZodType },
    ): Route {
      const all = path.includes('{') ? [notFound, ...problems] : problems
      return route(method, path, { who, answer: nothing, ...said, problems: all })
    }
    return declare
  }
  return { get: make('GET'), post: make('POST'), put: make('PUT'), patch: make('PATCH'), remove: make('DELETE') }
}
