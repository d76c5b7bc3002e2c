// What there is to watch, read, hear and play, and where each may come from (specification 1, section 3).
import { messages, type Messages } from '../../values/messages.ts'
import { textProblem } from '../../values/visible-text.ts'
import { isHostOf, readWebAddress, type WebAddress } from '../../values/web-addresses.ts'
import * as copy from './copy.ts'

export const contentTypes = ['Video', 'Article', 'QnASnippet', 'AudioFeed', 'InteractiveFlow'] as const
export type ContentType = (typeof contentTypes)[number]

/** Who serves it, or what kind of feed it is; an article is ours or a link, a snippet always ours. */
export const formats = {
  Video: ['YouTube', 'Wistia', 'VerticalInApp'],
  Article: ['Own', 'Link'],
  QnASnippet: ['Own'],
  AudioFeed: ['Podcast', 'Interview'],
  InteractiveFlow: ['Intercom', 'Typeform', 'Landbot'],
} as const satisfies Record<ContentType, readonly string[]>
export type Format = (typeof formats)[ContentType][number]

export const formatNames = [
  'YouTube',
  'Wistia',
  'VerticalInApp',
  'Own',
  'Link',
  'Podcast',
  'Interview',
  'Intercom',
  'Typeform',
  'Landbot',
] as const satisfies readonly Format[]

export const isFormatOf = (type: ContentType, format: Format): boolean =>
  formats[type].some((known: Format) => known === format)

/** What is written in it: its own text, or what to know before one presses. */
const needsBody = (format: Format): boolean => format === 'Own'
/** A file of ours. */
export const needsMedia = (format: Format): boolean => format === 'VerticalInApp' || isSound(format)
const isSound = (format: Format): boolean => format === 'Podcast' || format === 'Interview'
/** An address elsewhere. */
export const needsAddress = (format: Format): boolean => !needsMedia(format) && !needsBody(format)

/** The page that a player shows, or undefined where the address is not one of that provider's. */
export function embedOf(format: Format, text: string): string | undefined {
  const address = readWebAddress(text)
  return address === undefined ? undefined : embeds[format]?.(address)
}

const embeds: Partial<Record<Format, (address: WebAddress) => string | undefined>> = {
  YouTube: address => {
    const id = youTubeId(address)
    return id === undefined ? undefined : `https://www.youtube-nocookie.com/embed/${id}?rel=0`
  },
  Wistia: address => {
    const id = isHostOf(address, 'wistia.com', 'wistia.net') ? lastPart(address) : undefined
    return id !== undefined && /^[a-z0-9]{8,14}$/.test(id) ? `https://fast.wistia.net/embed/iframe/${id}` : undefined
  },
  Typeform: address => hrefOf(address, 'typeform.com'),
  Landbot: address => hrefOf(address, 'landbot.io', 'landbot.online', 'landbot.pro', 'landbot.site'),
  // A tour or an article of the messenger's; it is opened there.
  Intercom: address => hrefOf(address, 'intercom.com', 'intercom.help'),
  Link: ({ href }) => href,
}

const hrefOf = (address: WebAddress, ...domains: readonly string[]): string | undefined =>
  isHostOf(address, ...domains) && address.rest.length > 1 ? address.href : undefined

function youTubeId(address: WebAddress): string | undefined {
  if (!isHostOf(address, 'youtu.be', 'youtube.com', 'youtube-nocookie.com')) return undefined
  const id = /[?&]v=([^&#]*)/.exec(address.rest)?.[1] ?? lastPart(address)
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : undefined
}

const lastPart = ({ rest }: WebAddress): string | undefined =>
  rest
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast(part => part !== '')

export const longest = { title: 140, summary: 300, body: 40_000, source: 300 }

export type Written = {
  type: ContentType
  format: Format
  title: string
  summary: string
  body: string
  address: string
  media: string | null
  captions: string | null
  sourceName: string
  sourceCheckedOn: string
}

export function checkContent(item: Written): Messages {
  const { type, format } = item
  return messages({
    format: !isFormatOf(type, format) && copy.formatRequired,
    title: textProblem(item.title.trim(), { required: copy.titleRequired, most: longest.title }),
    summary: textProblem(item.summary.trim(), { required: copy.summaryRequired, most: longest.summary }),
    body: needsBody(format) && item.body.trim() === '' && copy.bodyRequired,
    address: needsAddress(format) && embedOf(format, item.address) === undefined && copy.addressWrong(format),
    media: needsMedia(format) && item.media === null && copy.mediaRequired,
    captions: format === 'VerticalInApp' && item.captions === null && copy.captionsRequired,
    sourceCheckedOn: item.sourceName.trim() !== '' && item.sourceCheckedOn === '' && copy.checkedOnRequired,
  })
}

const wordsAMinute = 200

/** How long a text takes to read. */
export const minutesToRead = (html: string): number =>
  Math.max(1, Math.round(html.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/).length / wordsAMinute))
