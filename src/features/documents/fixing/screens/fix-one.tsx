import { useState } from 'react'
import { saveFile } from '#src/browser/download.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { sizeWords } from '../../rules.ts'
import * as copy from '../copy.ts'
import { headLength, looksOf, problemOf } from '../opening/rules.ts'
import { limits, type Limit } from '../rules.ts'
import { ChooseFiles } from './choose-files.tsx'
import type { Wishes } from './fixed.tsx'
import { useFixing } from './use-fixing.tsx'

type FixOneProps = { tool: 'smaller' | 'turn' | 'cover' }

type Result = { file: File; before: number }

/** One file in, one file out; it stays on this device until the student saves it. */
export default function FixOne({ tool }: FixOneProps) {
  const { fix, editor } = useFixing()
  const [limit, setLimit] = useState<Limit>('2 MB')
  const [error, setError] = useState<string>()
  const [note, setNote] = useState<string>()
  const [result, setResult] = useState<Result>()
  const wishes: Wishes = {
    hidesPart: tool === 'cover',
    mostBytes: limits[tool === 'smaller' ? limit : '5 MB'],
    kinds: tool === 'smaller' ? ['pdf', 'jpeg'] : ['jpeg'],
  }
  async function choose(chosen: File | undefined) {
    if (chosen === undefined) return
    setError(undefined)
    setNote(undefined)
    const usable = await checkedFile(chosen, tool !== 'turn')
    if (typeof usable === 'string') return setError(usable)
    if (tool === 'smaller' && usable.type === 'application/pdf' && usable.size <= limits[limit])
      return setNote(copy.alreadySmall(sizeWords(usable.size)))
    try {
      const file = await fix(usable, wishes)
      if (file !== undefined) setResult({ file, before: chosen.size })
    } catch {
      setError(copy.notReadable)
    }
  }
  return (
    <Stack gap={5}>
      <p>{copy.tools[tool].lede}</p>
      {tool === 'smaller' && (
        <Select
          name="limit"
          label={copy.limitLabel}
          options={Object.keys(limits).map(value => ({ value, label: value }))}
          placeholder={null}
          value={limit}
          onChange={value => {
            if (isLimit(value)) setLimit(value)
          }}
          onBlur={() => {}}
        />
      )}
      <ChooseFiles
        label={copy.tools[tool].choose}
        accept={tool === 'turn' ? 'image/*' : 'image/*,.pdf'}
        error={error}
        onChoose={([file]) => void choose(file)}
      />
      {note !== undefined && (
        <Notice tone="info" live>
          {note}
        </Notice>
      )}
      {result !== undefined && (
        <Notice
          tone="done"
          live
          title={copy.fixed(result.file.name)}
          action={
            <Button kind="primary" onClick={() => saveFile(result.file, result.file.name)}>
              {copy.save}
            </Button>
          }
        >
          {copy.sizes(sizeWords(result.before), sizeWords(result.file.size))}
        </Notice>
      )}
      {editor}
    </Stack>
  )
}

const isLimit = (value: string): value is Limit => value in limits

/** The file by what is in it, for a browser goes by its name; or why it can't be used. */
async function checkedFile(file: File, mayBePdf: boolean): Promise<File | string> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const problem = problemOf(head)
  if (problem !== undefined) return problem
  const looks = looksOf(head)
  if (looks === 'pdf') return mayBePdf ? new File([file], file.name, { type: 'application/pdf' }) : copy.onlyPicture
  if (looks !== 'other') return new File([file], file.name, { type: `image/${looks}` })
  if (file.type.startsWith('image/')) return file
  return file.name.toLowerCase().endsWith('.pdf') ? copy.notReadable : mayBePdf ? copy.notAPicture : copy.onlyPicture
}
