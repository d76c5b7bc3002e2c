// Comma-separated values with a heading line; a field in quotes may hold commas, line breaks and doubled quotes.

export function readCsv(text: string): readonly Record<string, string | undefined>[] {
  const [heading, ...rows] = readRows(text)
  if (heading === undefined) return []
  return rows.map(row => Object.fromEntries(heading.map((name, index) => [name, row[index]])))
}

function readRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at <= text.length;) {
    const { value, end } = text[at] === '"' ? quotedAt(text, at) : bareAt(text, at)
    row.push(value)
    if (text[end] !== ',') {
      if (row.length > 1 || row[0] !== '') rows.push(row)
      row = []
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  return rows
}

type Field = { value: string; end: number }

function bareAt(text: string, at: number): Field {
  const ends = [text.indexOf(',', at), text.indexOf('\n', at), text.length].filter(found => found !== -1)
  const end = Math.min(...ends)
  const isBeforeBreak = text[end] === '\n' && text[end - 1] === '\r'
  return { value: text.slice(at, isBeforeBreak ? end - 1 : end), end: isBeforeBreak ? end - 1 : end }
}

function quotedAt(text: string, at: number): Field {
  let end = text.indexOf('"', at + 1)
  while (text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end === -1) throw new Error(`A quote is not closed: ${text.slice(at, at + 40)}`)
  return { value: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 }
}
