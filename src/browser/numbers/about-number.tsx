import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { Question, Said } from './questions.ts'
import * as copy from './copy.ts'

type Props = { question: Question; onSay: (said: Said | undefined) => void }

/** Closed without an answer, nothing is sent and nothing is lost: what was typed is still in its form. */
export function AboutNumber({ question: { code, endsIn }, onSay }: Props) {
  const isText = code === 'about-number'
  const words = isText ? copy.inText : copy.inPaper
  return (
    <Dialog open title={words.title} onClose={() => onSay(undefined)}>
      <Stack>
        <p>{words.why(endsIn)}</p>
        <Stack gap={3}>
          {isText ? (
            <Button kind="primary" onClick={() => onSay('hide')}>
              {copy.inText.hide}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => onSay(undefined)}>
              {copy.inPaper.change}
            </Button>
          )}
          <Button onClick={() => onSay('keep')}>{words.keep}</Button>
          {isText && (
            <Button kind="link" onClick={() => onSay(undefined)}>
              {copy.inText.change}
            </Button>
          )}
        </Stack>
      </Stack>
    </Dialog>
  )
}
