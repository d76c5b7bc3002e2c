import { useEffect, useState } from 'react'
import { ChooseFiles } from '../../fixing/screens/choose-files.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'
import { findingsOf, type Finding } from '../rules.ts'
import { Findings } from './findings.tsx'
import { readPhoto } from './read-photo.ts'
import { Verdict } from './verdict.tsx'
import { Guides } from './guides.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './photo.module.css'

type Checked = { address: string; findings: readonly Finding[] }

/** Looks at a photo on this device: what a program can see, and a guide for the rest. */
export function PhotoDialog({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked>()
  const [error, setError] = useState<string>()
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
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <Stack gap={4}>
        <p>{copy.lede}</p>
        <ChooseFiles
          label={copy.choose}
          accept="image/*"
          error={error}
          onChoose={([file]) => {
            if (file !== undefined) void check(file)
          }}
        />
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

/** The photo with what one has to see by eye drawn over it. */
function HeadGuide({ address }: { address: string }) {
  return (
    <section className={classes('stack-4 tiles-4', s.guide)} aria-label={copy.byEyeTitle}>
      <div className={s.photo}>
        <img src={address} alt="As you chose it" />
        <Guides />
      </div>
      <div>
        <h3>{copy.byEyeTitle}</h3>
        <ul>
          {copy.byEye.map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
