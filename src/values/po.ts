// A PO file, as gettext and Poedit write it, as far as we use it.
export type Entry = {
  /** The key, and when it is said: `home.title`, `lines.months [count=one]`. */
  context: string
  english: string
  text: string
  /** What a machine wrote, or what a person reviewed, whose name and day are here; undefined of what is new in the file. */
  state: State | undefined
}
export type State = {
  kind: 'machine' | 'reviewed'
  by: string
  on: string
  /** Of the English that it was made from, and of the translation that it is the state of. */
  english: string
  text: string
}

/** Whether a text is still the one that it was: nobody is to be kept from forging it, so that the browser can write it too. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** `{name}` and the like: a translation has the same ones. */
export const marksIn = (text: string): string => [...new Set(text.match(/\{[^{}]*\}?|\}/g))].toSorted().join(' ')

/** As a person says who has read it beside the English. */
export const reviewed = <One extends Entry>(entry: One, { by, on }: Pick<State, 'by' | 'on'>): One => ({
  ...entry,
  state: { kind: 'reviewed', by, on, english: hashOf(entry.english), text: hashOf(entry.text) },
})

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`

const unquoted = (line: string): string => {
  const inside = /"((?:[^"\\]|\\.)*)"\s*$/.exec(line)?.[1] ?? ''
  return inside.replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))
}

const stateLine = ({ kind, by, on, english, text }: State): string =>
  `#. state: ${kind}; by: ${by}; on: ${on}; english: ${english}; text: ${text}`

const isState = /^#\. state: (machine|reviewed); by: (.+); on: (\d{4}-\d{2}-\d{2}); english: (\w+); text: (\w+)$/

function stateIn(lines: readonly string[]): State | undefined {
  const [, kind, by = '', on = '', english = '', text = ''] = lines.map(line => isState.exec(line)).find(Boolean) ?? []
  return kind === 'machine' || kind === 'reviewed' ? { kind, by, on, english, text } : undefined
}

/** Of which words a file is. */
export const setOf = (file: string): string => /X-Safar-Set: ([\w-]+)/.exec(file)?.[1] ?? ''

export function readPo(file: string): readonly Written[] {
  return file.split(/\n\s*\n/).flatMap(block => {
    const lines = block.split('\n').map(line => line.trim())
    // What a translator's program marks as gone stays out.
    const fields = { msgctxt: '', msgid: '', msgstr: '' }
    let open: keyof typeof fields | undefined
    for (const line of lines) {
      const [, keyword] = /^(msgctxt|msgid|msgstr)\s/.exec(line) ?? []
      if (keyword === 'msgctxt' || keyword === 'msgid' || keyword === 'msgstr') open = keyword
      else if (!line.startsWith('"')) open = undefined
      if (open !== undefined) fields[open] += unquoted(line)
    }
    if (fields.msgctxt === '') return []
    const says = (word: string) => lines.some(line => line.startsWith(`#. ${word}:`))
    const { msgctxt: context, msgid, msgstr: text } = fields
    return [{ context, english: msgid, text, state: stateIn(lines), isWeighty: says('weighty'), isOpen: says('open') }]
  })
}

export type Written = Entry & { isWeighty: boolean; isOpen: boolean }

export function writePo(language: string, set: string, entries: readonly Written[]): string {
  const head = [
    '# Translate msgstr. Marks such as {name} stay as they are. See tools/languages/run.ts.',
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    `"X-Safar-Set: ${set}\\n"`,
  ]
  const blocks = entries.map(({ context, english, text, state, isWeighty, isOpen }) => [
    ...(isWeighty ? ['#. weighty: said in English until a person has reviewed it'] : []),
    ...(isOpen ? ['#. open: the English has changed since this was translated'] : []),
    ...(state === undefined ? [] : [stateLine(state)]),
    `msgctxt ${quoted(context)}`,
    `msgid ${quoted(english)}`,
    `msgstr ${quoted(text)}`,
  ])
  return `${[head, ...blocks].map(lines => lines.join('\n')).join('\n\n')}\n`
}
