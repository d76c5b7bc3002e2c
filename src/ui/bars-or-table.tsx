import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

type BarsOrTableProps = { bars: ReactNode; table: ReactNode; /** What is shown first, in its own word. */ of?: string }

/** The picture first; all its figures in a table for who asks for one. */
export function BarsOrTable({ bars, table, of = 'bars' }: BarsOrTableProps) {
  const [isTable, setTable] = useState(false)
  return (
    <>
      {isTable ? table : bars}
      <div>
        <Button kind="link" onClick={() => setTable(!isTable)}>
          {isTable ? `Show as ${of}` : 'Show as a table'}
        </Button>
      </div>
    </>
  )
}
