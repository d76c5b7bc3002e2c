import { useState } from 'react'
import type { Binding } from './binding.ts'
import type { FieldProps } from './field.tsx'
import { TextArea } from './text-area.tsx'
import { parsedApart } from './trusted.ts'

/** What stands in for the editor: paragraphs without markup. */
export function PlainTextField({ value, onChange, hint, ...rest }: FieldProps & Binding<string>) {
  const [typed, setTyped] = useState({ text: textOf(value), html: value })
  // A value that came from elsewhere: a restored draft, a colleague's change.
  if (typed.html !== value) setTyped({ text: textOf(value), html: value })

  function type(text: string) {
    const html = htmlOf(text)
    setTyped({ text, html })
    onChange(html)
  }

  return (
    <TextArea
      {...rest}
      hint={
        <>
          {hint} The editor did not load. You can write plain text here, with an empty line between paragraphs;
          headings, lists and links are lost if you change the text.
        </>
      }
      value={typed.text}
      onChange={type}
    />
  )
}

const blocks = 'p, h3, h4, li, blockquote'

function textOf(html: string): string {
  const body = parsedApart(html)
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  const found = [...body.querySelectorAll(blocks)].filter(block => block.querySelector(blocks) === null)
  return found.length === 0 ? (body.textContent ?? '') : found.map(block => block.textContent ?? '').join('\n\n')
}

function htmlOf(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter(paragraph => paragraph.trim() !== '')
  return paragraphs.map(paragraph => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`).join('')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
