// What is no data to a program that pastes texts together.

/** Each means something to a database. None may find what a word that nobody has does not find. */
export const sqlTexts: readonly { tries: string; text: string }[] = [
  { tries: 'a quote', text: "'" },
  { tries: 'everything', text: "zq' or '1'='1" },
  { tries: 'everything, and the rest a comment', text: "zq' or 1=1 --" },
  { tries: 'another table', text: "zq' union select email from people --" },
  { tries: 'a second statement', text: "zq'; drop table people; --" },
  // Where nothing of it is seen in the answer: it counts how often it is run.
  { tries: 'a call', text: "zq'||text_is_run()||'" },
  { tries: 'a call in a second statement', text: '1; select text_is_run()' },
  { tries: 'a call in a number', text: '1 and (select text_is_run()) is null' },
  { tries: 'all letters of a pattern', text: 'zq%' },
  { tries: 'one letter of a pattern', text: '_______________zq' },
  { tries: 'the sign that takes a pattern away', text: 'zq\\' },
  { tries: 'dollars for quotes', text: 'zq$$; select 1; $$' },
  { tries: 'a quote of another alphabet', text: 'zq\u02bc or 1=1' },
  { tries: 'a search of words', text: 'zq & | ! <-> :* (' },
  { tries: 'a regular expression', text: 'zq(((((.*)*)*)*)*$' },
  { tries: 'JSON of another kind of database', text: '{"$zq":""}' },
]

/** Into a header of a letter, by way of an address. */
export const addressesWithLines = [
  'a@example.com\r\nBcc: spy@example.com',
  'a@example.com\nBcc: spy@example.com',
  'a@example.com%0ABcc: spy@example.com',
  'a@example.com,spy@example.com',
  'a@example.com;spy@example.com',
  '"a\r\nBcc: spy@example.com"@example.com',
  'Spy <spy@example.com>',
  'a@example.com\0',
  'a@example.com\u2028Bcc:spy@example.com',
  'a@exam\rple.com',
] as const

/** The same, by way of a name. */
export const namesWithLines = [
  'Asha\r\nBcc: spy@example.com',
  'Asha\nTo: spy@example.com\n\n<script>',
  'Asha\u2028Bcc: spy@example.com',
  'Asha" <spy@example.com>, "',
  'Asha =?utf-8?q?=0D=0ABcc=3A_spy=40example=2Ecom?=',
] as const

/** Keys that are no keys, at any depth. */
export const pollutions = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":{"__proto__":{"polluted":true}},"b":[{"__proto__":{"polluted":true}}]}',
  '{"__proto__":null,"toString":1,"hasOwnProperty":1,"valueOf":1}',
  '{"__proto__.polluted":true,"constructor.prototype.polluted":true,"__proto__[polluted]":true}',
  '{"answers":{"__proto__":{"polluted":true}},"application":{"__proto__":{"polluted":true}},"labels":{"constructor":{"prototype":{"polluted":true}}}}',
] as const

/** What would be a line of its own, or another field, in a log. */
export const logLines = [
  '%0d%0a{"level":60,"msg":"forged"}',
  '\u001b[2J\u001b[31mforged',
  '"},{"msg":"forged"',
  '\u2028forged',
  'a'.repeat(400),
] as const
