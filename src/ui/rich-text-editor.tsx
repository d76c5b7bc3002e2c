import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Binding } from './binding.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps, type Wiring } from './field.tsx'
import s from './rich-text-editor.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import text from './rich-text.module.css'
import { parsedApart } from './trusted.ts'

export interface RichTextFieldProps extends Omit<FieldProps, 'label'>, Binding<string> {
  label: string
}

/** What the server lets through, and no more. */
const kit = StarterKit.configure({
  heading: { levels: [3, 4] },
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto'] },
})

const schema = getSchema([kit])

/** Read here and not by the editor, which hands the browser plain strings. */
const documentOf = (html: string): JSONContent => DOMParser.fromSchema(schema).parse(parsedApart(html)).toJSON()

export function RichTextEditor(props: RichTextFieldProps) {
  const { label, hint, error, optional } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => <Editor {...props} wiring={wiring} />}
    </Field>
  )
}

function Editor({ value, onChange, onBlur, label, wiring }: RichTextFieldProps & { wiring: Wiring }) {
  const [isLinking, setLinking] = useState(false)
  const toolbarId = useId()
  // What the editor itself said last; any other value came from elsewhere.
  const said = useRef(value)
  const editor = useEditor({
    extensions: [kit],
    content: documentOf(value),
    // Its style sheet would stand in the page, which lets none in; what we need of it is in ours.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(wiring),
      // Tab leaves the field, as it leaves any other.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onUpdate: ({ editor: now }) => {
      said.current = now.isEmpty ? '' : now.getHTML()
      onChange(said.current)
    },
    onBlur: () => onBlur?.(),
  })

  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    setLinking(true)
  }

  return (
    <div className={classes(control.control, s.editor)}>
      <RichTextToolbar id={toolbarId} label={label} editor={editor} isLinking={isLinking} onLinking={setLinking} />
      <EditorContent editor={editor} className={classes(text.text, s.words)} onKeyDown={onKeyDown} />
    </div>
  )
}

/** A label cannot point at what is no form control, so it is named from here. */
function attributesOf({ id, ...wiring }: Wiring): Record<string, string> {
  const described = wiring['aria-describedby']
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described !== undefined && { 'aria-describedby': described }),
    ...(wiring['aria-invalid'] === true && { 'aria-invalid': 'true' }),
  }
}
