import { readOf } from '#src/browser/reads.ts'
import { useState } from 'react'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { libraryGuides } from '../../copy.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf } from '#src/values/dates.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { makePhoto } from '#src/features/documents/photo/copy.ts'
import { PhotoDialog } from '#src/features/documents/photo/screens/photo-dialog.tsx'
import { isOptional, listDay, papersOn, readyOn, setNames, type Paper } from '../rules.ts'
import { PaperSet } from './paper-set.tsx'
import { allTicksAreSent, usePaperSkip, useTicks, compileDocs } from './api.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(CompileDocs, queries => queries.fetchQuery(readOf(compileDocs.read)))

/** The step: four sets of papers to tick, help with each, and the list to print. */
function CompileDocs() {
  const known = useTicks()
  const [today] = useState(() => dayOf(Temporal.Now.instant()))
  const [helped, setHelped] = useState<Paper>()
  const [isChecking, setIsChecking] = useState(false)
  if (known.data === undefined) return <Waiting query={known} />
  const { ticks, skips, interviewOn, ready } = known.data
  const papers = papersOn(listDay(interviewOn, today))
  const counted = readyOn(known.data, today)
  return (
    <Stack gap={5}>
      <p>
        {copy.intro} {copy.keep}
      </p>
      <strong>{copy.ticked(counted.ready, counted.all)}</strong>
      <HelpLinks of={libraryGuides} names={['interview-folder']} />
      {setNames.map(set => (
        <PaperSet
          key={set}
          set={set}
          papers={papers.filter(paper => paper.set === set)}
          ticks={ticks}
          ready={ready}
          skips={skips}
          onHelp={setHelped}
        />
      ))}
      <Actions>
        <DownloadButton from="/api/visas/papers/checklist" name={copy.fileName} after={allTicksAreSent}>
          {copy.download}
        </DownloadButton>
        <ButtonLink href="/documents/pack">{copy.toPack}</ButtonLink>
        <Button onClick={() => setIsChecking(true)}>{copy.checkPhoto}</Button>
        <ButtonLink href={makePhoto.href}>{makePhoto.title}</ButtonLink>
      </Actions>
      <Dialog
        open={helped !== undefined}
        onClose={() => setHelped(undefined)}
        title={helped === undefined ? '' : copy.papers[helped.name].title}
      >
        {helped !== undefined && <GuidePanel guide={copy.papers[helped.name].help} />}
        {helped !== undefined && isOptional(helped) && <Applies paper={helped} isSkipped={skips.includes(helped.id)} />}
        {helped?.name === 'photo' && (
          <Button
            onClick={() => {
              setHelped(undefined)
              setIsChecking(true)
            }}
          >
            {copy.checkPhoto}
          </Button>
        )}
      </Dialog>
      {isChecking && <PhotoDialog onClose={() => setIsChecking(false)} />}
    </Stack>
  )
}

/** Of what only supports the others: the student may not have it, and need not. */
function Applies({ paper, isSkipped }: { paper: Paper; isSkipped: boolean }) {
  const skip = usePaperSkip()
  return (
    <Button onClick={() => skip({ paper: paper.id, title: copy.titleOf(paper), isSkipped: !isSkipped })}>
      {isSkipped ? copy.applies : copy.doesNotApply}
    </Button>
  )
}
