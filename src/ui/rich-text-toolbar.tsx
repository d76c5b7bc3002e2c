import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import s from './rich-text-editor.module.css'
import { RichTextLink } from './rich-text-link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Props {
  id: string
  label: string
  editor: Editor
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
}

type Tool = { name: string; sign: ReactNode; isOn: (editor: Editor) => boolean; press: (editor: Editor) => void }

const tools: readonly Tool[] = [
  { name: 'Bold', sign: 'B', isOn: e => e.isActive('bold'), press: e => e.chain().focus().toggleBold().run() },
  {
    name: 'Italic',
    sign: <em>I</em>,
    isOn: e => e.isActive('italic'),
    press: e => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Heading',
    sign: 'H₁',
    isOn: e => e.isActive('heading', { level: 3 }),
    press: e => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Small heading',
    sign: 'H₂',
    isOn: e => e.isActive('heading', { level: 4 }),
    press: e => e.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    name: 'List',
    sign: '•',
    isOn: e => e.isActive('bulletList'),
    press: e => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    sign: '1.',
    isOn: e => e.isActive('orderedList'),
    press: e => e.chain().focus().toggleOrderedList().run(),
  },
]

/** One stop of the Tab key; the arrows go from tool to tool. */
export function RichTextToolbar({ id, label, editor, isLinking, onLinking }: Props) {
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(tool => tool.isOn(now)), now.isActive('link')].join(),
  }).split(',')
  const places = tools.length + 1

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = (current + by + places) % places
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  const stop = (place: number) => ({
    tabIndex: place === current ? 0 : -1,
    onFocus: () => setCurrent(place),
    // The words that are marked stay marked.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  })

  return (
    <>
      <div
        ref={bar}
        id={id}
        role="toolbar"
        tabIndex={-1}
        aria-label={`Formatting of ${label}`}
        className={s.bar}
        onKeyDown={onKeyDown}
      >
        {tools.map((tool, place) => (
          <button
            key={tool.name}
            type="button"
            className={s.tool}
            title={tool.name}
            aria-pressed={on[place] === 'true'}
            onClick={() => tool.press(editor)}
            {...stop(place)}
          >
            <span aria-hidden="true">{tool.sign}</span>
            <VisuallyHidden>{tool.name}</VisuallyHidden>
          </button>
        ))}
        <button
          type="button"
          className={s.tool}
          aria-pressed={on[tools.length] === 'true'}
          aria-expanded={isLinking}
          onClick={() => onLinking(!isLinking)}
          {...stop(tools.length)}
        >
          Link
        </button>
      </div>
      {isLinking && <RichTextLink editor={editor} onClose={() => onLinking(false)} />}
    </>
  )
}
