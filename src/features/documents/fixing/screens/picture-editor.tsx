import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'
import { overDigits, turnedRight, whole, type Box } from '../rules.ts'
import { Frame } from './frame.tsx'
import { fileOf, openPicture, paint } from './painting.ts'
import s from './fixing.module.css'

type PictureEditorProps = {
  file: File
  /** A black bar is to hide a part of it. */
  hidesPart: boolean
  onDone: (file: File | undefined) => void
}

/** Turned, cut and blacked out on this device: what is hidden never leaves it. */
export default function PictureEditor({ file, hidesPart, onDone }: PictureEditorProps) {
  const { picture, error } = usePicture(file)
  const [turns, setTurns] = useState(0)
  const [edges, setEdges] = useState<Box>(whole)
  const [bar, setBar] = useState<Box | undefined>(hidesPart ? overDigits : undefined)
  const [isMaking, setIsMaking] = useState(false)
  const turn = (quarters: number) => {
    setTurns((turns + quarters) % 4)
    setEdges(Array.from({ length: quarters }).reduce<Box>(box => turnedRight(box), edges))
    setBar(bar && Array.from({ length: quarters }).reduce<Box>(box => turnedRight(box), bar))
  }
  const use = async (opened: ImageBitmap) => {
    setIsMaking(true)
    onDone(await fileOf(opened, { turns, edges, bar }, file.name))
  }
  return (
    <Dialog
      open
      wide
      onClose={() => onDone(undefined)}
      title={copy.title}
      actions={
        <>
          {picture !== undefined && (
            <Button kind="primary" busy={isMaking} onClick={() => void use(picture)}>
              {copy.use}
            </Button>
          )}
          <Button onClick={() => onDone(undefined)}>Choose another</Button>
        </>
      }
    >
      {error !== undefined && <Notice tone="wrong">{error}</Notice>}
      {picture === undefined && error === undefined && (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {picture !== undefined && (
        <Stack gap={4}>
          <p>{hidesPart ? copy.maskLede : `${copy.lede} ${copy.coverHint}`}</p>
          <div className={s.tools}>
            <Button onClick={() => turn(3)}>{copy.turnLeft}</Button>
            <Button onClick={() => turn(1)}>{copy.turnRight}</Button>
            <Button kind="link" onClick={() => setEdges(whole)}>
              {copy.wholePicture}
            </Button>
            {!hidesPart && (
              <Button kind="link" onClick={() => setBar(bar === undefined ? overDigits : undefined)}>
                {bar === undefined ? copy.cover : copy.uncover}
              </Button>
            )}
          </div>
          <div className={s.stage}>
            <div className={s.picture}>
              <Shown picture={picture} turns={turns} />
              <Frame box={edges} onChange={setEdges} name={copy.cutCorner.edges} />
              {bar !== undefined && <Frame box={bar} onChange={setBar} name={copy.cutCorner.bar} isBar />}
            </div>
          </div>
        </Stack>
      )}
    </Dialog>
  )
}

function usePicture(file: File) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    let opened: ImageBitmap | undefined
    let isGone = false
    async function open() {
      try {
        opened = await openPicture(file)
        if (isGone) opened.close()
        else setPicture(opened)
      } catch (failure) {
        setError(failure instanceof RangeError ? copy.tooLarge : copy.unreadable)
      }
    }
    void open()
    return () => {
      isGone = true
      opened?.close()
    }
  }, [file])
  return { picture, error }
}

/** As large as a screen needs. */
const shownSide = 1000

function Shown({ picture, turns }: { picture: ImageBitmap; turns: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) paint(canvas.current, picture, turns, shownSide)
  }, [picture, turns])
  return <canvas ref={canvas} className={s.canvas} />
}
