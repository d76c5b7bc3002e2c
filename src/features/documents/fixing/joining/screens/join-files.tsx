import { lazy, Suspense, useState } from 'react'
import { saveFile } from '#src/browser/download.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { sizeWords } from '../../../rules.ts'
import { notReadable } from '../../copy.ts'
import { limits } from '../../rules.ts'
import { ChooseFiles } from '../../screens/choose-files.tsx'
import * as copy from '../rules.ts'
import { joinedLimits, mostPages, pagesIn, type JoinedLimit } from '../rules.ts'
import { joined, openPdfFile } from './join.ts'
import { PartList } from './part-list.tsx'
import { useParts } from './use-parts.ts'

const UnlockPdf = lazy(() => import('../../screens/unlock-pdf.tsx'))

type Result = { file: File; pages: number }

/** Pictures and PDFs in an order, as one PDF. It is made on this device. */
export default function JoinFiles() {
  const { parts, change, add, errors, locked } = useParts()
  const [limit, setLimit] = useState<JoinedLimit | ''>('2 MB')
  const [result, setResult] = useState<Result>()
  const [error, setError] = useState<string>()
  const [isJoining, setIsJoining] = useState(false)
  const pages = pagesIn(parts)
  const most = limit === '' ? undefined : limits[limit]
  const isOver = result !== undefined && most !== undefined && result.file.size > most
  /** What was made is no longer what is in the list. */
  const start = () => {
    setResult(undefined)
    setError(undefined)
  }
  const join = async () => {
    start()
    if (pages > mostPages) return setError(copy.tooManyPages(mostPages))
    setIsJoining(true)
    try {
      setResult({ file: await joined(parts, most, copy.fileName), pages })
    } catch {
      setError(copy.failed)
    }
    setIsJoining(false)
  }
  return (
    <Stack gap={5}>
      <p>
        {copy.lede} {copy.caution}
      </p>
      <ChooseFiles
        label={copy.choose}
        accept="image/*,.pdf"
        several={copy.chooseFiles}
        error={errors}
        onChoose={files => {
          start()
          void add(files)
        }}
      />
      {locked !== undefined && (
        <Suspense key={locked.file.name}>
          <UnlockPdf
            what={copy.lockedHere}
            open={async password => {
              const isOpen = (await openPdfFile(locked.file, password)) !== undefined
              if (isOpen) locked.done(password)
              return isOpen
            }}
            notOpened={notReadable}
            onClose={() => locked.done(undefined)}
          />
        </Suspense>
      )}
      {parts.length > 0 && (
        <>
          <PartList
            parts={parts}
            onChange={changed => {
              start()
              change(changed)
            }}
          />
          <p>{copy.total(parts.length, pages)}</p>
          <Select
            name="limit"
            label={copy.limit}
            options={joinedLimits.map(value => ({ value, label: value }))}
            placeholder={copy.noLimit}
            value={limit}
            onChange={value => {
              start()
              setLimit(joinedLimits.find(one => one === value) ?? '')
            }}
            onBlur={() => {}}
          />
          <div className="row-3">
            <Button
              kind={result === undefined ? 'primary' : 'quiet'}
              busy={isJoining}
              busyWords={copy.joining}
              onClick={() => void join()}
            >
              {copy.join}
            </Button>
          </div>
        </>
      )}
      {error !== undefined && (
        <Notice tone="wrong" live>
          {error}
        </Notice>
      )}
      {result !== undefined && (
        <Notice
          tone={isOver ? 'wrong' : 'done'}
          live
          title={copy.ready(result.pages, sizeWords(result.file.size))}
          action={
            <Button kind="primary" onClick={() => saveFile(result.file, copy.fileName)}>
              {copy.save}
            </Button>
          }
        >
          {isOver && copy.over(sizeWords(result.file.size), limit)}
        </Notice>
      )}
    </Stack>
  )
}
