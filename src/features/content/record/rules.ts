// What the library has of something, as the desk writes it, and what is wrong with it.
import * as r from '#src/records/fields.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from '../copy.ts'
import { contentTypes, embedOf, formatNames, isFormatOf, isSound, needsBody, takesAddress } from '../rules.ts'
import type { ContentType, Format } from '../rules.ts'

/** One that is kept as its form has it. */
const asIs = <T>(label: string, blank: NoInfer<T>, shape: Pick<r.Field<r.Plain<T>>, 'typedShape' | 'answerShape'>) =>
  r.own<r.Plain<T>>(label, {
    blank,
    typedOf: value => value,
    keptOf: value => value,
    answerOf: value => value,
    width: 'beside',
    ...shape,
  })

const file = (label: string) =>
  asIs<string | null>(label, null, {
    typedShape: zod => zod.uuid().nullable().default(null),
    answerShape: zod => zod.uuid().nullable(),
  })

export const contentRecord = {
  type: asIs<ContentType>('What it is', 'Article', {
    typedShape: zod => zod.enum(contentTypes),
    answerShape: zod => zod.enum(contentTypes),
  }),
  format: asIs<Format>('Where it comes from', 'Own', {
    typedShape: zod => zod.enum(formatNames),
    answerShape: zod => zod.enum(formatNames),
  }),
  title: r.line('Title', { required: copy.titleRequired, most: 140, isCut: false, width: 'wide' }),
  summary: r.line('What it is about, in a line', {
    required: copy.summaryRequired,
    most: 300,
    isCut: false,
    width: 'wide',
  }),
  /** By route; null for what is good to know anywhere. */
  stage: asIs<string | null>('Stage', null, {
    typedShape: zod => zod.string().max(100).nullable(),
    answerShape: zod => zod.string().nullable(),
  }),
  address: r.line('Address', { most: 1000, isCut: false, width: 'wide', mayLack: true }),
  media: file('The file'),
  captions: file('Captions'),
  body: asIs<string>('The text', '', {
    typedShape: zod => zod.string().max(40_000).default(''),
    answerShape: zod => zod.string(),
  }),
  sourceName: r.line('Where we know it from', { most: 300, isCut: false, mayLack: true }),
  sourceCheckedOn: r.orNull(r.day('Checked on', { wrong: copy.checkedOnRequired, mayLack: true })),
  order: asIs<number>('Order', 100, {
    typedShape: zod => zod.number().min(0).max(10_000).default(100),
    answerShape: zod => zod.number(),
  }),
}
export type Written = r.TypedOf<typeof contentRecord>

const { stage: _stage, order: _order, ...said } = contentRecord
type Said = r.TypedOf<typeof said>

export function checkContent(item: Said): Messages {
  const { type, format } = item
  return {
    ...r.wrongIn(said, item),
    ...messages({
      format: !isFormatOf(type, format) && copy.formatRequired,
      body: needsBody(format) && item.body.trim() === '' && copy.bodyRequired,
      address: addressProblem(item),
      media: format === 'VerticalInApp' && item.media === null && copy.mediaRequired,
      captions: format === 'VerticalInApp' && item.captions === null && copy.captionsRequired,
      sourceCheckedOn: item.sourceName.trim() !== '' && item.sourceCheckedOn === '' && copy.checkedOnRequired,
    }),
  }
}

function addressProblem({ format, address, media }: Said): string | false {
  if (!takesAddress(format)) return false
  if (isSound(format) && address.trim() === '' && media !== null) return false
  if (isSound(format) && address.trim() === '') return copy.soundRequired
  return embedOf(format, address) === undefined && copy.addressWrong(format)
}
