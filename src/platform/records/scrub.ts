// Nobody's name for the outside may stand in what we keep about errors: not an address, a number or a token.

type Rule = { pattern: RegExp; by: string }

/** In this order: what is longer and more particular goes first. */
const rules: readonly Rule[] = [
  { pattern: /(?<=\b(?:Bearer|Basic)\s)[\w+/=.~-]+/gi, by: '[token]' },
  { pattern: /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, by: '[token]' },
  { pattern: /\b(?:sk|pk|rk|whsec|rzp|xox[a-z])[_-][\w-]{6,}/gi, by: '[token]' },
  { pattern: /(?<=:\/\/)[^\s/@:]+:[^\s/@]+(?=@)/g, by: '[token]' },
  // Firefox writes `name@address` in its stacks: that is no e-mail.
  {
    pattern: /[^\s"'<>()[\]{}:;,=/\\|`@]{1,64}(?:@|%40)(?!\w{1,10}:\/\/)[^\s"'<>()[\]{}:;,=/\\|`?&#]+/gi,
    by: '[e-mail]',
  },
  // A word after its name, whatever it looks like.
  {
    pattern:
      /(?<=\b(?:password|passwd|pwd|secret|token|otp|code|cvc|cvv|pin|key|pan|passport|aadhaar)["']?\s{0,3}[=:]\s{0,3}["']?)[^\s"'&,;)}\]]+/gi,
    by: '[secret]',
  },
  { pattern: /\b[A-Z]{5}\d{4}[A-Z]\b/gi, by: '[number]' },
  { pattern: /\b[A-Z]\d{7}\b/gi, by: '[number]' },
]

const uuid = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi
/** Six digits and more, however they are grouped: phone, card, account and Aadhaar numbers, one-time codes. */
const digits = /\+?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){5,}/gu
/** Long, without a word in it: letters and digits mixed as only a machine does. */
const machineMade = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi

export function scrub(text: string): string {
  const named = rules.reduce((left, { pattern, by }) => left.replace(pattern, by), text)
  // Ids of rows are ours and say nothing; all else that is long does.
  return apartFrom(uuid, named, part => part.replace(machineMade, '[token]').replace(digits, '[number]'))
}

/** A route and the names of its parameters, without their values. */
export function scrubUrl(url: string): string {
  const [beforeHash = ''] = url.split('#')
  const [path = '', query] = beforeHash.split('?')
  const names =
    query === undefined ? [] : [...new URLSearchParams(query).keys()].map(name => encodeURIComponent(scrub(name)))
  const port = /^(\w+:\/\/[^/:]+:\d+)(.*)$/s.exec(path)
  const clean = port === null ? scrub(path) : `${port[1]}${scrub(port[2] ?? '')}`
  return names.length === 0 ? clean : `${clean}?${names.join('&')}`
}

/** Lines of a stack end in where they are, which is no number of anybody's. */
export const scrubStack = (stack: string) =>
  stack
    .split('\n')
    .map(line => {
      const [, before = line, position = ''] = /^(.*?)((?::\d{1,6}){1,2}\)?)$/.exec(line) ?? []
      return scrub(before) + position
    })
    .join('\n')

function apartFrom(kept: RegExp, text: string, change: (part: string) => string): string {
  const parts = text.split(kept)
  const between = text.match(kept) ?? []
  return parts.map((part, index) => change(part) + (between[index] ?? '')).join('')
}
