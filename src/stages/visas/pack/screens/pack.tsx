import { optional, readOf, useRead } from '#src/browser/reads.ts'
import { HelpLinks } from '#src/features/content/screens/help-links.tsx'
import { libraryGuides } from '../../copy.ts'
import { facts } from '#src/features/dated-facts/screens/student-api.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { useTicks, allTicksAreSent, compileDocs } from '#src/stages/visas/compile-docs/screens/api.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { formatDay } from '#src/values/dates.ts'
import { filesAmong } from '#src/features/papers/rules.ts'
import * as papersCopy from '#src/features/papers/copy.ts'
import { PapersFrame, waiting, type Shown } from '#src/features/papers/screens/papers-frame.tsx'
import { papersReads } from '#src/features/papers/screens/api.ts'
import * as copy from '../copy.ts'
import { partNames, packOf } from '../rules.ts'
import { PackPart } from './pack-part.tsx'
import { useMutation } from '@tanstack/react-query'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useKeptFiles } from './kept-files.ts'

export default withReads(PackPage, queries =>
  Promise.all([papersReads(queries), queries.fetchQuery(readOf(compileDocs.read))]),
)

/** The folder for the interview: to print, and to read on a phone without a network. */
function PackPage() {
  return (
    <PapersFrame title={copy.title} width="stage">
      {shown => <Ticked {...shown} />}
    </PapersFrame>
  )
}

const Ticked = (shown: Shown) => (
  <Loaded query={useTicks()} {...waiting}>
    {ticked => <Pack {...shown} ticked={ticked} />}
  </Loaded>
)

type PackProps = Shown & { ticked: NonNullable<ReturnType<typeof useTicks>['data']> }

function Pack({ own, judging, ticked }: PackProps) {
  const rows = packOf({ papers: filesAmong(own), ...judging, ...ticked })
  const { interviewOn } = ticked
  const inside = rows.flatMap(row => row.papers)
  return (
    <div className="stack-6">
      <div className="stack-3">
        <h1>{copy.title}</h1>
        <PrintFirst />
        <p>{copy.lede}</p>
        <p className="muted">
          {interviewOn === null ? copy.noInterview : copy.forInterview(formatDay(Temporal.PlainDate.from(interviewOn)))}
        </p>
        <div className="row-4 lines-2">
          <DownloadButton from="/api/vault/pack" name={copy.fileName} kind="primary" after={allTicksAreSent}>
            {copy.download}
          </DownloadButton>
          <DownloadButton from="/api/vault/pack/files" name={copy.zipName} after={allTicksAreSent}>
            {copy.downloadZip}
          </DownloadButton>
        </div>
        <Link href="/documents">{papersCopy.goThere}</Link>
      </div>
      {inside.length > 0 && <KeepOnPhone files={inside.map(({ document }) => document)} />}
      {partNames.map(part => (
        <PackPart key={part} part={part} rows={rows.filter(row => row.part === part)} />
      ))}
      <HelpLinks of={libraryGuides} names={['interview-folder']} />
    </div>
  )
}

/** As it was last read at its source. */
function PrintFirst() {
  const edited = optional(useRead(facts.read))?.facts.find(({ id }) => id === copy.print.id)
  const { words, source } = edited ?? { words: copy.print.text, source: copy.print.source }
  return (
    <Notice tone="info">
      <strong>{words}</strong>
      {source !== null && <SourceMark of={[source]} />}
    </Notice>
  )
}

/** Papers of identity are put on a device when their owner says so, and on no other. */
function KeepOnPhone({ files }: { files: readonly DocumentView[] }) {
  const toasts = useToasts()
  const { kept, keep, remove } = useKeptFiles(files)
  const put = useMutation({
    mutationFn: () => keep(files),
    onSuccess: isThere => (isThere ? toasts.success(copy.keptAll) : toasts.error(copy.keptNone)),
    onError: error => toasts.error(error.message),
  })
  const take = useMutation({ mutationFn: () => remove(files), networkMode: 'always' })
  if (kept === undefined) return null
  return (
    <div className="stack-3 box pad-4">
      <p>{kept.length > 0 ? copy.isKept(kept.length) : copy.keepWords}</p>
      <div className="row-4 lines-2">
        {kept.length < files.length && (
          <Button busy={put.isPending} onClick={() => put.mutate()}>
            {put.isPending ? copy.keeping : copy.keep}
          </Button>
        )}
        {kept.length > 0 && (
          <Button kind="link" onClick={() => take.mutate()}>
            {copy.unkeep}
          </Button>
        )}
      </div>
    </div>
  )
}
