// The calls of one desk: who may call them is said once, and a call says no more than what is its own.
import type { z } from 'zod'
import { notFound, type Problem } from './problem.ts'
import { route, type DeskRole, type Method, type Route } from './route.ts'
import { nothing } from './shapes.ts'

type Rest = Partial<Pick<Route, 'as' | 'body' | 'bodyLimit' | 'showsIdentity' | 'needsNoRoom' | 'mayLag'>>

/** A call whose path names something may not find it, so that it need not say so. */
type Said<Input extends z.ZodType> = Rest & { summary: string; input: Input; problems?: readonly Problem[] }

export function deskRoutes<const W extends readonly DeskRole[]>(who: W) {
  const make = (method: Method) => {
    function declare<Input extends z.ZodType, Answer extends z.ZodType>(
      path: `/${string}`,
      said: Said<Input> & { answer: Answer },
    ): Route<Input, Answer, W, false>
    /** It has nothing to tell but that it was done. */
    function declare<Input extends z.ZodType>(
      path: `/${string}`,
      said: Said<Input>,
    ): Route<Input, typeof nothing, W, false>
    function declare(path: `/${string}`, { problems = [], ...said }: Said<z.ZodType> & { answer?: z.ZodType }): Route {
      const all = path.includes('{') ? [notFound, ...problems] : problems
      return route(method, path, { who, answer: nothing, ...said, problems: all })
    }
    return declare
  }
  return { get: make('GET'), post: make('POST'), put: make('PUT'), patch: make('PATCH'), remove: make('DELETE') }
}
