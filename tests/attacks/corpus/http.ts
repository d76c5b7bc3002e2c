// Requests as no browser writes them. `{host}` stands for the address of the server.

export type RawRequest = { tries: string; bytes: string | Buffer }

const post = (headers: string[], body: string) =>
  ['POST /api/session/password HTTP/1.1', 'Host: {host}', 'Content-Type: application/json', ...headers, '', body].join(
    '\r\n',
  )
const get = (headers: string[], line = 'GET /healthz HTTP/1.1') => [line, ...headers, '', ''].join('\r\n')
/** What would come out as a second answer, were it taken for a request. */
const hidden = 'GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n'

/** Where two servers could read two different requests. Each is refused, and nothing behind it is read. */
export const smuggled: readonly RawRequest[] = [
  {
    tries: 'a length and chunks',
    bytes: post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  },
  {
    tries: 'chunks and a length',
    bytes: post(['Transfer-Encoding: chunked', 'Content-Length: 6'], `0\r\n\r\n${hidden}`),
  },
  { tries: 'two lengths', bytes: post(['Content-Length: 2', 'Content-Length: 60'], `{}${hidden}`) },
  { tries: 'two lengths in one line', bytes: post(['Content-Length: 2, 60'], `{}${hidden}`) },
  { tries: 'a length with a sign', bytes: post(['Content-Length: +2'], `{}${hidden}`) },
  { tries: 'a negative length', bytes: post(['Content-Length: -2'], `{}${hidden}`) },
  { tries: 'a length in hex', bytes: post(['Content-Length: 0x2'], `{}${hidden}`) },
  { tries: 'a length beyond all numbers', bytes: post(['Content-Length: 99999999999999999999999'], `{}${hidden}`) },
  { tries: 'an encoding that there is not', bytes: post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`) },
  {
    tries: 'chunked, and then something else',
    bytes: post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
  },
  {
    tries: 'two encodings',
    bytes: post(
      ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked', 'Content-Length: 5'],
      `0\r\n\r\n${hidden}`,
    ),
  },
  { tries: 'a space before the colon', bytes: post(['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`) },
  { tries: 'a tab before the name', bytes: post(['\tTransfer-Encoding: chunked'], `0\r\n\r\n${hidden}`) },
  {
    tries: 'a header that goes on in the next line',
    bytes: post(['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${hidden}`),
  },
  { tries: 'a chunk of no number', bytes: post(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${hidden}`) },
  {
    tries: 'a chunk of a negative number',
    bytes: post(['Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n${hidden}`),
  },
  {
    tries: 'a chunk larger than all memory',
    bytes: post(['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`),
  },
  {
    tries: 'a chunk that says less than it holds',
    bytes: post(['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${hidden}`),
  },
  { tries: 'a header without a name', bytes: post([': chunked', 'Content-Length: 2'], `{}${hidden}`) },
  { tries: 'a NUL in a header', bytes: post(['X-A: a\0b', 'Content-Length: 2'], `{}${hidden}`) },
  {
    tries: 'a bare carriage return in a header',
    bytes: post(['X-A: a\rTransfer-Encoding: chunked', 'Content-Length: 2'], `{}${hidden}`),
  },
]

/** What is no request of this protocol, or too much of one. */
export const malformedRequests: readonly RawRequest[] = [
  { tries: 'no host', bytes: get([]) },
  { tries: 'headers of 20 KB', bytes: get(['Host: {host}', `X-A: ${'a'.repeat(20_000)}`]) },
  {
    tries: 'five thousand headers',
    bytes: get(['Host: {host}', ...Array.from({ length: 5000 }, (_, index) => `X-${index}: a`)]),
  },
  { tries: 'an address of 20 KB', bytes: get(['Host: {host}'], `GET /${'a'.repeat(20_000)} HTTP/1.1`) },
  { tries: 'another protocol', bytes: 'EHLO safar\r\n\r\n' },
  { tries: 'TLS to a port without', bytes: Buffer.from('16030100a5010000a10303', 'hex') },
  { tries: 'HTTP/2 without asking', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { tries: 'HTTP/9.9', bytes: get(['Host: {host}'], 'GET /healthz HTTP/9.9') },
  { tries: 'a word that is no method', bytes: get(['Host: {host}'], 'STEAL /healthz HTTP/1.1') },
  { tries: 'a way to somebody else', bytes: get(['Host: evil.example:443'], 'CONNECT evil.example:443 HTTP/1.1') },
  {
    tries: 'the echo of what was sent',
    bytes: get(['Host: {host}', 'Cookie: safar_session=secret', 'Connection: close'], 'TRACE / HTTP/1.1'),
  },
  { tries: 'spaces in the address', bytes: get(['Host: {host}'], 'GET /healthz /etc/passwd HTTP/1.1') },
  { tries: 'another line in the address', bytes: get(['Host: {host}'], 'GET /a\nX: y HTTP/1.1') },
]

/** Bodies that are JSON or nearly, of a call that takes any; refused in words each. */
export const bodies: readonly { tries: string; body: string | Buffer; type?: string; encoding?: string }[] = [
  { tries: 'as many levels as fit', body: '['.repeat(32_000) + ']'.repeat(32_000) },
  { tries: 'as many levels of objects as fit', body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` },
  { tries: 'a hundred thousand levels', body: '['.repeat(100_000) },
  { tries: 'as many keys as fit', body: `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join()}}` },
  {
    tries: 'keys that are numbers',
    body: `{${Array.from({ length: 5000 }, (_, index) => `"${index * 7919}":1`).join()}}`,
  },
  { tries: 'the same key a thousand times', body: `{${'"email":"x",'.repeat(1000)}"password":"y"}` },
  { tries: 'a number beyond all numbers', body: '{"email":1e400,"password":-1e400}' },
  { tries: 'a number of fifty thousand digits', body: `{"email":${'9'.repeat(50_000)}}` },
  { tries: 'NaN', body: '{"email":NaN}' },
  { tries: 'a mark of the byte order', body: '\uFEFF{"email":"meera@example.com","password":"x"}' },
  {
    tries: 'letters that are no UTF-8',
    body: Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('"}')]),
  },
  { tries: 'UTF-16', body: Buffer.from('{"email":"meera@example.com","password":"x"}', 'utf16le') },
  {
    tries: 'a packed body',
    body: Buffer.from('1f8b0800000000000003ab56ca4dcc4c51b252500200', 'hex'),
    encoding: 'gzip',
  },
  { tries: 'half a letter', body: '{"email":"\\ud800","password":"\\udc00"}' },
  { tries: 'a NUL', body: '{"email":"a\\u0000@example.com","password":"x"}' },
  { tries: 'comments', body: '{"email":"a@example.com"/*,*/}' },
  { tries: 'one comma more', body: '{"email":"a@example.com",}' },
  { tries: 'more than a call takes', body: JSON.stringify({ email: 'x'.repeat(70_000) }) },
  { tries: 'a text', body: 'email=a@example.com', type: 'text/plain' },
  { tries: 'a form', body: 'email=a@example.com', type: 'application/x-www-form-urlencoded' },
  {
    tries: 'a form with parts',
    body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--',
    type: 'multipart/form-data; boundary=x',
  },
  { tries: 'XML', body: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', type: 'application/xml' },
  { tries: 'a file', body: '{}', type: 'application/octet-stream' },
  { tries: 'a type that is none', body: '{}', type: 'x' },
]
