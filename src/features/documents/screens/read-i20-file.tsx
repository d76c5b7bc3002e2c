import { useId, useState, type ReactNode } from 'react'
import { readI20, type I20 } from '#src/reading/i20.ts'
import { FileButton } from '#src/ui/file-button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../reading/copy.ts'
import { readWords } from './pdf-words.ts'
import s from './read-i20-file.module.css'

type State = { is: 'reading' } | { is: 'failed'; why: string } | { is: 'read' }

type ReadI20FileProps = {
  title: string
  /** Of the title among those of the page. */
  level: 2 | 4
  lede?: string
  /** Undefined, or why what was read helps nobody here. */
  onRead: (i20: I20) => string | undefined
  children?: ReactNode
}

/** An I-20 that is on this device: read here, and handed to the page. */
export function ReadI20File({ title, level, lede, onRead, children }: ReadI20FileProps) {
  const Title = `h${level}` as const
  const id = useId()
  const [state, setState] = useState<State>()
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setState({ is: 'reading' })
    const found = await readFile(file)
    const why = typeof found === 'string' ? copy.failed[found] : onRead(found)
    setState(why === undefined ? { is: 'read' } : { is: 'failed', why })
  }
  return (
    <section className="stack-2" aria-labelledby={id}>
      <Title id={id} className={s.title}>
        {title}
      </Title>
      {lede !== undefined && <p>{lede}</p>}
      <p className="quiet" id={`${id}-why`}>
        {copy.staysHere}
      </p>
      <div>
        <FileButton
          id={`${id}-file`}
          of={id}
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-why`}
          onChoose={([file]) => void read(file)}
        >
          {copy.chooseI20}
        </FileButton>
      </div>
      {state?.is === 'reading' && <output>{copy.reading}</output>}
      {state?.is === 'failed' && (
        <Notice tone="wrong" live>
          {state.why}
        </Notice>
      )}
      {state?.is === 'read' && children}
    </section>
  )
}

async function readFile(file: File): Promise<I20 | keyof typeof copy.failed> {
  const words = await readWords(file)
  if (words.kind !== 'words') return words.kind
  const paper = readI20(words.pages)
  return paper.kind === 'read' ? paper.i20 : paper.kind
}
