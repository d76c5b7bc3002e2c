import { expect, test } from 'vitest'
import { frameSources } from '#src/values/framed-sites.ts'
import { checkContent } from './record/rules.ts'
import { embedOf, minutesToRead, type Format } from './rules.ts'

test.each<[Format, string, string | undefined]>(
  // oxfmt-ignore
  [
  ['YouTube',  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['YouTube',  'https://youtu.be/dQw4w9WgXcQ?si=abc',               'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['YouTube',  'https://www.youtube.com/shorts/dQw4w9WgXcQ',        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['YouTube',  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['YouTube',  'https://www.youtube.com/watch?v=%22%3E%3Cscript',   undefined],
  ['YouTube',  'https://vimeo.com/123456789012',                    undefined],
  ['Wistia',   'https://safar.wistia.com/medias/e4a27b971d',        'https://fast.wistia.net/embed/iframe/e4a27b971d'],
  ['Wistia',   'https://safar.wistia.com/medias/../../x',           undefined],
  ['Typeform', 'https://safar.typeform.com/to/abc123',              'https://safar.typeform.com/to/abc123'],
  ['Typeform', 'https://typeform.com',                              undefined],
  ['Typeform', 'https://nottypeform.com/to/abc',                    undefined],
  ['Landbot',  'https://landbot.pro/v3/H-123/index.html',           'https://landbot.pro/v3/H-123/index.html'],
  ['Podcast',  'https://feeds.example.com/one.mp3',                 'https://feeds.example.com/one.mp3'],
  ['Podcast',  'http://feeds.example.com/one.mp3',                  undefined],
  ['Intercom', 'https://app.intercom.com/tours/1',                  'https://app.intercom.com/tours/1'],
  ['Link',     'https://travel.state.gov/visas',                    'https://travel.state.gov/visas'],
  ['Link',     'http://travel.state.gov/visas',                     undefined],
  ['Link',     'javascript:alert(1)',                               undefined],
  ['Link',     'https://user:secret@example.com/',                  undefined],
  ['Own',      'https://example.com/',                              undefined],
],
)('%s shows %s as %s', (format, address, embed) => {
  expect(embedOf(format, address)).toBe(embed)
})

type Said = Parameters<typeof checkContent>[0]
const article: Said = {
  type: 'Article',
  format: 'Own',
  title: 'A',
  summary: 'B',
  body: '<p>C</p>',
  address: '',
  media: null,
  captions: null,
  sourceName: '',
  sourceCheckedOn: '',
}
test.each<[string, Partial<Said>, string[]]>(
  // oxfmt-ignore
  [
  ['an article',                     {},                                                                    []],
  ['without words',                  { title: ' ', summary: '', body: ' ' },                                ['title', 'summary', 'body']],
  ['of a format of another type',    { format: 'Podcast', media: 'x' },                                     ['format']],
  ['a link without an address',      { format: 'Link' },                                                    ['address']],
  ['a video of ours without a file', { type: 'Video', format: 'VerticalInApp' },                            ['media', 'captions']],
  ['a podcast',                      { type: 'AudioFeed', format: 'Podcast', media: 'x', body: '' },         []],
  ['an interview at its address',    { type: 'AudioFeed', format: 'Interview', address: 'https://feeds.example.com/one.mp3', body: '' }, []],
  ['a podcast with neither',         { type: 'AudioFeed', format: 'Podcast', body: '' },                     ['address']],
  ['a source without its day',       { sourceName: 'A page' },                                              ['sourceCheckedOn']],
  ['too long a title',               { title: 'x'.repeat(141) },                                            ['title']],
],
)('%s', (_, change, wrong) => {
  expect(Object.keys(checkContent({ ...article, ...change })).filter(field => field !== '')).toEqual(wrong)
})

test('minutes to read, at least one', () => {
  expect([minutesToRead('<p>a</p>'), minutesToRead(`<p>${'word '.repeat(620)}</p>`)]).toEqual([1, 3])
})

test('what is accepted is what a browser lets through: the bare host, and every name below it', () => {
  const isLetThrough = (address: string) => {
    const { protocol, hostname } = new URL(address)
    return frameSources.some(source => {
      const host = source.replace('https://', '')
      return protocol === 'https:' && (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host)
    })
  }
  for (const [format, address] of [
    ['Typeform', 'https://typeform.com/to/abc'],
    ['Typeform', 'https://form.typeform.com/to/abc'],
    ['Landbot', 'https://landbot.io/u/H-1'],
    ['Landbot', 'https://chats.landbot.io/v3/H-1'],
    ['Landbot', 'https://landbot.online/v3/H-1'],
    ['Landbot', 'https://landbot.pro/v3/H-1'],
    ['Landbot', 'https://landbot.site/v3/H-1'],
    ['YouTube', 'https://youtu.be/dQw4w9WgXcQ'],
    ['Wistia', 'https://safar.wistia.com/medias/e4a27b971d'],
  ] as const)
    expect([address, isLetThrough(embedOf(format, address) ?? '')]).toEqual([address, true])
  expect(isLetThrough('https://landbot.io.evil.example/')).toBe(false)
})
