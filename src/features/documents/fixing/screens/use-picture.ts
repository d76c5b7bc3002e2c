import { useEffect, useState } from 'react'
import { openPicture, wordsOf, type Opened } from './canvas.ts'

/** A chosen file as a picture, closed when it is no longer shown; or why it can't be. */
export function usePicture(file: File): { opened: Opened | undefined; error: string | undefined } {
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    let own: Opened | undefined
    let isGone = false
    async function open() {
      try {
        own = await openPicture(file)
        if (isGone) own.picture.close()
        else setOpened(own)
      } catch (failure) {
        if (!isGone) setError(wordsOf(failure))
      }
    }
    void open()
    return () => {
      isGone = true
      own?.picture.close()
    }
  }, [file])
  return { opened, error }
}
