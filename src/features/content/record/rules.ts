// What the library has of something, as the desk writes it, and what is wrong with it.
import * as r from '#src/records/fields.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from '../copy.ts'
import { contentTypes, embedOf, formatNames, isFormatOf, isSound, needsBody, takesAddress } from '../rules.ts'
import type { ContentType, Format } from '../rules.ts'

const file = (label: string) =>
  r.asIs<string | null>(label, {
    blank: null,
    width: 'wide',
    typedShape: zod => zod.uuid().nullable().default(null),
    shape: zod => zod.uuid().nullable(),
  })

export const contentRecord = {
  type: r.asIs<ContentType>('What it is', { blank: 'Article', width: 'beside', shape: zod => zod.enum(contentTypes) }),
  format: r.asIs<Format>('Where it comes from', { blank: 'Own', width: 'beside', shape: zod => zod.enum(formatNames) }),
  title: r.line('Title', { required: copy.titleRequired, most: 140, isCut: false, width: 'wide' }),
  summary: r.line('What it is about, in a line', {
    required: copy.summaryRequired,
    most: 300,
    isCut: false,
    width: 'wide',
  }),
  /** By route; null for what is good to know anywhere. */
  stage: r.asIs<string | null>('Stage', {
    blank: null,
    typedShape: zod => zod.string().max(100).nullable(),
    shape: zod => zod.string().nullable(),
  }),
  address: r.line('Address', { most: 1000, isCut: false, width: 'wide', mayLack: true }),
  media: file('The file'),
  captions: file('Captions'),
  body: r.asIs<string>('The text', {
    blank: '',
    typedShape: zod => zod.string().max(40_000).default(''),
    shape: zod => zod.string(),
  }),
  sourceName: r.line('Where we know it from', { most: 300, isCut: false, mayLack: true }),
  sourceCheckedOn: r.orNull(r.day('Checked on', { wrong: copy.checkedOnRequired, mayLack: true })),
  order: r.asIs<number>('Order', {
    blank: 100,
    typedShape: zod => zod.number().min(0).max(10_000).default(100),
    shape: zod => zod.number(),
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
