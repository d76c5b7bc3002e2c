import { useState } from 'react'
import { noScript } from '#src/features/documents/fixing/copy.ts'
import { saveFile } from '#src/browser/download.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { Finding } from '../../rules.ts'
import { Findings } from '../../screens/findings.tsx'
import { Verdict } from '../../screens/verdict.tsx'
import * as copy from '../rules.ts'
import { sheetCounts, type SheetCount } from '../rules.ts'
import { jpegSheet, pdfSheet } from './sheet.ts'
import s from '#src/features/documents/photo/screens/photo.module.css'

export type Made = { photo: File; address: string; findings: readonly Finding[] }

/** The finished photo, what our check found in it, and sheets to print. */
export function MadePhoto({ photo, address, findings }: Made) {
  return (
    <Stack gap={6}>
      <section aria-label={copy.made}>
        <Stack gap={4}>
          <h3>{copy.made}</h3>
          <Verdict findings={findings} />
          <div className="stack-5 tiles-4">
            <img className={s.sheetPhoto} src={address} alt={copy.alt} />
            <Findings findings={findings} />
          </div>
          <p>{copy.disclaimer}</p>
          <Actions>
            <Button kind="primary" onClick={() => saveFile(photo, copy.fileName)}>
              {copy.save}
            </Button>
          </Actions>
        </Stack>
      </section>
      <PrintSheet photo={photo} />
    </Stack>
  )
}

function PrintSheet({ photo }: { photo: File }) {
  const toasts = useToasts()
  const [count, setCount] = useState<SheetCount>(4)
  const [making, setMaking] = useState<'pdf' | 'jpg'>()
  const saveAs = async (ending: 'pdf' | 'jpg') => {
    setMaking(ending)
    const name = `${copy.sheetName}.${ending}`
    try {
      const file = await (ending === 'pdf' ? pdfSheet : jpegSheet)(photo, count, name)
      if (file !== undefined) saveFile(file, name)
    } catch {
      toasts.error(noScript)
    }
    setMaking(undefined)
  }
  return (
    <section aria-label={copy.sheetTitle}>
      <Stack gap={4}>
        <h3>{copy.sheetTitle}</h3>
        <p>{copy.sheetWhat}</p>
        <RadioGroup
          name="sheet-count"
          label={copy.sheetCount}
          hint={copy.sheetFull}
          tiles
          options={sheetCounts.map(value => ({ value: `${value}`, label: copy.counts[value] }))}
          value={`${count}`}
          onChange={value => setCount(sheetCounts.find(one => `${one}` === value) ?? count)}
          onBlur={() => {}}
        />
        <Actions>
          <Button busy={making === 'pdf'} onClick={() => void saveAs('pdf')}>
            {copy.savePdf}
          </Button>
          <Button busy={making === 'jpg'} onClick={() => void saveAs('jpg')}>
            {copy.saveJpeg}
          </Button>
        </Actions>
      </Stack>
    </section>
  )
}
