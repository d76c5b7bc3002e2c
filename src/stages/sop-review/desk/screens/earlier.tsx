import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import { findAgain, type Found } from '#src/stages/sop-review/feedback/rules.ts'
import { WhatChanged } from '#src/stages/sop-review/feedback/screens/what-changed.tsx'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'

/** What was said of a version before, and where its words are now. On the whole there is nothing to find. */
export type EarlierRemark = { remark: RemarkView; found: Found | null }
export type EarlierShown = { number: number; remarks: readonly EarlierRemark[] }

type EarlierProps = {
  version: DeskVersion
  children: (shown: EarlierShown | undefined, ways: ReactNode) => ReactNode
}

/** The way back to the versions before, where there are any. */
export function Earlier({ version, children }: EarlierProps) {
  const [sopId, setSopId] = useState('')
  const [isComparing, setComparing] = useState(false)
  const before = version.earlier.find(one => one.sopId === sopId)
  const shown = useMemo(() => before && foundAgain(version.text, before), [version.text, before])
  const ways = version.earlier.length > 0 && (
    <div className="row-4 bottom lines-2">
      <Select
        label="Show what was said of"
        name="earlier"
        placeholder="This version alone"
        options={version.earlier.map(({ sopId: value, number }) => ({ value, label: `Version ${number} as well` }))}
        value={sopId}
        onChange={setSopId}
      />
      {before !== undefined && (
        <Button onClick={() => setComparing(true)}>What changed since version {before.number}</Button>
      )}
    </div>
  )
  return (
    <>
      {children(shown, ways)}
      {before !== undefined && (
        <Dialog
          wide
          open={isComparing}
          onClose={() => setComparing(false)}
          title={`From version ${before.number} to version ${version.number}`}
        >
          <WhatChanged before={before.text} after={version.text} />
        </Dialog>
      )}
    </>
  )
}

const foundAgain = (text: string, { number, remarks }: DeskVersion['earlier'][number]): EarlierShown => ({
  number,
  remarks: remarks.map(remark => ({ remark, found: remark.place && findAgain(text, remark.place) })),
})
