// What there is to watch, read, hear and play, and where each may come from (specification 1, section 3).
import { isHostOf, readWebAddress, type WebAddress } from '#src/values/web-addresses.ts'
import { framedDomains, playerHosts } from '#src/values/framed-sites.ts'

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

/** What the steps of a stage name of the starter library, and the stage under which it is listed. */
export type LibraryGuides<Name extends string = string> = { stage: string; names: readonly Name[] }

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
export const needsBody = (format: Format): boolean => format === 'Own'
/** A file of ours; a sound may have an address instead. */
export const takesMedia = (format: Format): boolean => format === 'VerticalInApp' || isSound(format)
export const isSound = (format: Format): boolean => format === 'Podcast' || format === 'Interview'
/** An address elsewhere. */
export const takesAddress = (format: Format): boolean => isSound(format) || !(takesMedia(format) || needsBody(format))

/** The page that a player shows, or undefined where the address is not one of that provider's. */
export function embedOf(format: Format, text: string): string | undefined {
  const address = readWebAddress(text)
  return address === undefined ? undefined : embeds[format]?.(address)
}

const embeds: Partial<Record<Format, (address: WebAddress) => string | undefined>> = {
  YouTube: address => {
    const id = youTubeId(address)
    return id === undefined ? undefined : `https://${playerHosts.YouTube}/embed/${id}?rel=0`
  },
  Wistia: address => {
    const id = isHostOf(address, 'wistia.com', 'wistia.net') ? lastPart(address) : undefined
    return id !== undefined && /^[a-z0-9]{8,14}$/.test(id)
      ? `https://${playerHosts.Wistia}/embed/iframe/${id}`
      : undefined
  },
  Typeform: address => hrefOf(address, ...framedDomains.Typeform),
  Landbot: address => hrefOf(address, ...framedDomains.Landbot),
  // A tour or an article of the messenger's; it is opened there.
  Intercom: address => hrefOf(address, 'intercom.com', 'intercom.help'),
  Link: ({ href }) => href,
  // A sound where its maker keeps it.
  Podcast: ({ href }) => href,
  Interview: ({ href }) => href,
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

/** The page of a player that shows a film at an address, whichever of ours it is; undefined where there is none. */
export const videoEmbedOf = (address: string): string | undefined =>
  embedOf('YouTube', address) ?? embedOf('Wistia', address)

/** A file that a browser plays by itself. */
export const isVideoFile = (address: string): boolean =>
  /\.(mp4|webm|ogv)(?:[?#]|$)/i.test(readWebAddress(address)?.rest ?? '')

const wordsAMinute = 200

/** How long a text takes to read. */
export const minutesToRead = (html: string): number =>
  Math.max(1, Math.round(html.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/).length / wordsAMinute))
