// Catalogues, long lists and prose are files under data/. What is read is checked, so that a mistake in a file ends the
// start with the file's name rather than being shown to a student.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const dataFile = (name: string): URL => new URL(`../../../data/${name}`, import.meta.url)

export const readText = (name: string): string => readFileSync(dataFile(name), 'utf8')

export const readTable = <Row>(name: string, row: z.ZodType<Row>): readonly Row[] =>
  parsed(name, z.array(row).min(1), readCsv(readText(name)))

/** `section` has the keys of the section's list, its `name` and its `body`. */
export const readDocument = <Section>(name: string, section: z.ZodType<Section>): readonly Section[] =>
  parsed(name, z.array(section).min(1), readSections(readText(name)))

function parsed<T>(name: string, schema: z.ZodType<T>, content: unknown): T {
  const result = schema.safeParse(content)
  if (!result.success) throw new Error(`data/${name} is wrong: ${z.prettifyError(result.error)}`)
  return result.data
}

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

// A Markdown file with sections: a heading with the section's name, a list of `key: value`, and a body.

type Section = Readonly<Record<string, string>> & { readonly name: string; readonly body: string }

export const readSections = (text: string): readonly Section[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading = '', list = '', ...body] = section.split('\n\n')
      return { ...Object.fromEntries(list.split('\n').map(readEntry)), name: heading, body: body.join('\n\n').trim() }
    })

function readEntry(line: string): [key: string, value: string] {
  const [, key, value] = /^- (\w+): (.+)$/.exec(line) ?? []
  if (key === undefined || value === undefined) throw new Error(`This line of a section is no "- key: value": ${line}`)
  return [key, value]
}
