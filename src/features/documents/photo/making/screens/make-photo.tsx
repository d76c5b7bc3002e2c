import { useEffect, useRef, useState } from 'react'
import { ChooseFiles } from '#src/features/documents/fixing/screens/choose-files.tsx'
import { openPicture, wordsOf, type Opened } from '#src/features/documents/fixing/screens/canvas.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { sourcesInWords } from '#src/journey/guide.ts'
import { Stack } from '#src/ui/stack.tsx'
import { photoRules } from '../../source/copy.ts'
import * as copy from '../rules.ts'
import { CutPhoto } from './cut-photo.tsx'

/** A visa photo cut from any photo, on this device. */
export default function MakePhoto() {
  const { chosen, error, choose } = useChosen()
  const today = todayHere(useNow())
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <p>
          {copy.lede} {copy.ground}
        </p>
        <p className="faint">{copy.numbersFrom(sourcesInWords([photoRules], today))}</p>
      </Stack>
      <ChooseFiles
        label={copy.choose}
        accept="image/*"
        camera="user"
        error={error}
        onChoose={([file]) => void choose(file)}
      />
      {chosen !== undefined && <CutPhoto key={chosen.number} opened={chosen.opened} />}
    </Stack>
  )
}

/** The one before stays where another can't be opened. */
function useChosen() {
  const [chosen, setChosen] = useState<{ opened: Opened; number: number }>()
  const [error, setError] = useState<string>()
  const count = useRef(0)
  useEffect(() => () => chosen?.opened.picture.close(), [chosen])
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    count.current += 1
    const number = count.current
    try {
      const opened = await openPicture(file)
      // Another was chosen meanwhile.
      if (number !== count.current) return opened.picture.close()
      setError(undefined)
      setChosen({ opened, number })
    } catch (failure) {
      if (number === count.current) setError(wordsOf(failure))
    }
  }
  return { chosen, error, choose }
}
