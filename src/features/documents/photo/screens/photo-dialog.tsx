import { useEffect, useId, useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import { chooseFile, takePhoto } from '../../tray/copy.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import field from '#src/ui/field.module.css'
import { FileButton } from '#src/ui/file-button.tsx'
import { useTouch } from '#src/ui/touch.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'
import { findingsOf, type Finding } from '../rules.ts'
import { Findings } from './findings.tsx'
import { HeadGuide } from './head-guide.tsx'
import { readPhoto } from './read-photo.ts'

type Checked = { address: string; findings: readonly Finding[] }

/** Looks at a photo on this device: what a program can see, and a guide for the rest. */
export function PhotoDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [checked, setChecked] = useState<Checked>()
  const [error, setError] = useState<string>()
  const hasCamera = useTouch()
  const address = checked?.address
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address)
    },
    [address],
  )
  async function check(file: File) {
    const photo = await readPhoto(file)
    const isPicture = photo.size !== undefined
    setError(isPicture ? undefined : copy.unreadable)
    setChecked(isPicture ? { address: URL.createObjectURL(file), findings: findingsOf(photo) } : undefined)
  }
  const wiring = {
    of: `${id}-label`,
    accept: 'image/*',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    onChoose: ([file]: readonly File[]) => {
      if (file !== undefined) void check(file)
    },
  }
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <Stack gap={4}>
        <p>{copy.lede}</p>
        <div className={field.field}>
          <span className={field.label} id={`${id}-label`}>
            {copy.choose}
          </span>
          <div className="row-3">
            {hasCamera && (
              <FileButton {...wiring} id={`${id}-camera`} capture="environment">
                {takePhoto}
              </FileButton>
            )}
            <FileButton {...wiring} id={`${id}-file`}>
              {chooseFile}
            </FileButton>
          </div>
          <FieldError id={`${id}-error`} error={error} />
        </div>
        {checked !== undefined && (
          <>
            <Verdict findings={checked.findings} />
            <Findings findings={checked.findings} />
            <HeadGuide address={checked.address} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function Verdict({ findings }: { findings: readonly Finding[] }) {
  const wrong = findings.filter(({ isRight }) => !isRight).length
  return (
    <Notice tone={wrong === 0 ? 'done' : 'wrong'} live>
      {wrong === 0 ? copy.allRight : copy.notRight(wrong)}
    </Notice>
  )
}
