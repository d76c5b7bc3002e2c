// The schemas of a record, for contracts: what a call takes, as it is typed, and what it answers.
import { z } from 'zod'
import { each, namesOf, type Fields, type Kinds } from './fields.ts'

type TypedShape<R extends Kinds> = { [N in keyof R]: z.ZodType<R[N]['typed'], R[N]['typed'] | undefined> }
type AnswerShape<R extends Kinds> = { [N in keyof R]: z.ZodType<R[N]['answered'], R[N]['answered']> }

export const typedShape = <R extends Kinds>(fields: Fields<R>): z.ZodObject<TypedShape<R>> =>
  z.object(each<TypedShape<R>>(namesOf(fields), name => fields[name].typedShape(z)))

export const answerShape = <R extends Kinds>(fields: Fields<R>): z.ZodObject<AnswerShape<R>> =>
  z.object(each<AnswerShape<R>>(namesOf(fields), name => fields[name].answerShape(z)))
