// What a browser sends when a page of another site makes it call us, as that page would have it.
type Headers = Record<string, string>

/** `everywhere`: on every route of the contract; the others differ only in how the same question is answered. */
export const foreignPages: readonly { tries: string; headers: Headers; everywhere?: true }[] = [
  { tries: 'another site', headers: { origin: 'https://evil.example' }, everywhere: true },
  { tries: 'another site that says it is ours', headers: { origin: 'https://safar.example.evil.example' } },
  { tries: 'a page without a site', headers: { origin: 'null' }, everywhere: true },
  {
    tries: 'an image or a link, without an origin',
    headers: { origin: '', 'sec-fetch-site': 'cross-site' },
    everywhere: true,
  },
  { tries: 'a neighbour', headers: { origin: 'https://blog.safar.example', 'sec-fetch-site': 'same-site' } },
  { tries: 'another port', headers: { origin: 'http://127.0.0.1:1' } },
  {
    tries: 'a form of another site',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
  },
]

/** Types that a page may send anywhere unasked: none of them is a call of ours, not even from a page of ours. */
export const simpleTypes: readonly { type: string; body: string; everywhere?: true }[] = [
  { type: 'text/plain', body: '{"a":"b"}', everywhere: true },
  { type: 'text/plain;charset=UTF-8', body: '{"a":"="}' },
  { type: 'application/x-www-form-urlencoded', body: 'a=b', everywhere: true },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  },
]
