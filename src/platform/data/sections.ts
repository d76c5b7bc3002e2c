// A Markdown file with sections: a heading with the section's name, a list of `key: value`, and a body.

export type Section = Readonly<Record<string, string>> & { readonly name: string; readonly body: string }

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
