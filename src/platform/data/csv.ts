// Comma-separated values with a heading line; a field in quotes may hold commas, line breaks and doubled quotes.

export function readCsv(text: string): readonly Record<string, string | undefined>[] {
  const [heading, ...rows] = readRows(text)
  if (heading === undefined) return []
  return rows.map(row => Object.fromEntries(heading.map((name, index) => [name, row[index]])))
}

function readRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let read = 0
  for (const [whole, quoted, bare = '', end] of text.matchAll(field)) {
    read += whole.length
    row.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  if (read !== text.length) throw new Error(`Not CSV from letter ${read} on: ${text.slice(read, read + 40)}`)
  return rows
}

const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
