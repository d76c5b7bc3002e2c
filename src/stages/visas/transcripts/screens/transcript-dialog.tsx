import { useRead } from '#src/browser/reads.ts'
import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { Hit } from '../contract.ts'
import { fromStudent, fromStudentWhy, illustrative, illustrativeWhy } from '../rules.ts'
import { Dialogue } from './dialogue.tsx'
import { Badges, HitFacts } from './hit-card.tsx'
import { transcripts } from './api.ts'

/** What was said, line by line, and somebody to talk it over with. */
export function TranscriptDialog({ hit, onClose }: { hit: Hit; onClose: () => void }) {
  const openChat = useChat()
  const transcript = useRead(transcripts.read, { id: hit.id })
  const { university, consulate, subject } = hit.matchedAttribs
  const ask = () => {
    onClose()
    openChat({
      draft: `I read the transcript of ${university.name}, ${subject}, in ${consulate}. `,
      about: { stage: 'visas', step: 'VisaTranscripts' },
    })
  }
  return (
    <Dialog
      wide
      open
      onClose={onClose}
      title={`${university.name}, ${consulate}`}
      actions={<Button onClick={ask}>Chat with expert</Button>}
    >
      <Stack gap={4}>
        <Badges hit={hit} />
        <HitFacts hit={hit} />
        <Notice tone="info" title={hit.isIllustrative ? illustrative : fromStudent}>
          {hit.isIllustrative ? illustrativeWhy : fromStudentWhy}
        </Notice>
        <Loaded query={transcript} what="this transcript" rows={6}>
          {({ lines, takeaway }) => (
            <>
              <Dialogue lines={lines} />
              {takeaway !== '' && (
                <Notice tone="ready" title="What to take from it">
                  {takeaway}
                </Notice>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  )
}
