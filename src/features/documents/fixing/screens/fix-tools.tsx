import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'

const waiting = <Loading />
const FixOne = later(async () => (await import('./fix-one.tsx')).default, waiting)
const JoinFiles = later(async () => (await import('../joining/screens/join-files.tsx')).default, waiting)
const MakePhoto = later(async () => (await import('../../photo/making/screens/make-photo.tsx')).default, waiting)

const tools = Object.keys(copy.tools).filter(copy.isTool)

type FixToolsProps = {
  /** Which one is open at first. */
  first?: copy.Tool | undefined
}

/** What can be done with a file on this device: a button each, and the one that is open in their place. */
export function FixTools({ first }: FixToolsProps) {
  const [open, setOpen] = useState(first)
  const [last, setLast] = useState<copy.Tool>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isChosen = useRef(false)
  useEffect(() => {
    if (open !== undefined && isChosen.current) heading.current?.focus()
  }, [open])
  if (open === undefined) {
    return (
      <ul className="stack-4 list cards lines-5">
        {tools.map(tool => (
          <li key={tool} className="stack-2 packed">
            <Button
              wide
              // The keyboard is brought back to where it came from.
              autoFocus={tool === last}
              aria-describedby={`tool-${tool}`}
              onClick={() => {
                isChosen.current = true
                setOpen(tool)
              }}
            >
              {copy.tools[tool].title}
            </Button>
            <p id={`tool-${tool}`} className="quiet">
              {copy.tools[tool].what}
            </p>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <section aria-labelledby="open-tool">
      <Stack gap={5}>
        <div className="spread">
          <h2 id="open-tool" ref={heading} tabIndex={-1}>
            {copy.tools[open].title}
          </h2>
          <Button
            kind="link"
            onClick={() => {
              setLast(open)
              setOpen(undefined)
            }}
          >
            {copy.allTools}
          </Button>
        </div>
        <OpenTool tool={open} />
      </Stack>
    </section>
  )
}

function OpenTool({ tool }: { tool: copy.Tool }) {
  switch (tool) {
    case 'join':
      return <JoinFiles />
    case 'photo':
      return <MakePhoto />
    default:
      return <FixOne key={tool} tool={tool} />
  }
}
