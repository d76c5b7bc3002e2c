import { Words } from '#src/features/glossary/screens/word.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Table } from '#src/ui/table.tsx'
import * as copy from '../copy.ts'
import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'

/** The visa-slip help modal: what guides say of the colours, and why it is not the colour that counts. */
export function SlipHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.helpTitle}>
      <div className="stack-3">
        {copy.help.map(line => (
          <p key={line}>{line}</p>
        ))}
        <Words of={['slip221g']} />
        <Table
          caption="How guides read the colours"
          columns={[
            { label: 'Slip', cell: ({ slip }) => slip },
            { label: 'How guides read it', cell: ({ reads }) => reads },
          ]}
          rows={copy.helpColours}
          rowKey={({ slip }) => slip}
        />
        <p>{copy.helpThen}</p>
        <SourceLine of={[copy.coloursFact]} />
      </div>
    </Dialog>
  )
}
