import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { CrossIcon, TickIcon } from '#src/ui/icons.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { titles } from '../copy.ts'
import { help, type Help } from '../help/copy.ts'
import type { PaperField } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/loans/screens/loans.module.css'
import { PaperDrawing } from './paper-drawing.tsx'

/** What a paper is, what to mind and what not to send. */
export function PaperHelp({ field, onClose }: { field: PaperField; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[field]}
      actions={
        <Button kind="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <PaperHelpText text={help[field]} />
    </Dialog>
  )
}

const PaperHelpText = ({ text }: { text: Help }) => (
  <Stack gap={4}>
    <div className="row-4 top">
      <PaperDrawing image={text.image} />
      <div className="share">
        <h3>{text.subheading}</h3>
        <p>{text.description}</p>
      </div>
    </div>
    <ul className={classes('stack-2 list', s.dos)}>
      {text.dos.map(words => (
        <li key={words}>
          <TickIcon size={18} /> {words}
        </li>
      ))}
    </ul>
    <ul className={classes('stack-2 list', s.donts)} aria-label="Do not send">
      {text.donts.map(words => (
        <li key={words}>
          <CrossIcon size={18} /> {words}
        </li>
      ))}
    </ul>
  </Stack>
)
