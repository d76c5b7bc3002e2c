import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { sizeWords } from '../../rules.ts'
import * as copy from '../copy.ts'
import { animated } from '../opening/rules.ts'
import { nextBar, overDigits, turnedRight, usualMost, whole, type Box } from '../rules.ts'
import { Frame } from './frame.tsx'
import { fileOf, paint } from './canvas.ts'
import s from './fixing.module.css'
import { usePicture } from './use-picture.ts'

type PictureEditorProps = {
  file: File
  /** A black bar is to hide a part of it. */
  hidesPart: boolean
  mostBytes?: number | undefined
  onDone: (file: File | undefined) => void
}

/** Turned, cut and blacked out on this device: what is hidden never leaves it. */
export default function PictureEditor({ file, hidesPart, mostBytes = usualMost, onDone }: PictureEditorProps) {
  const { opened, error } = usePicture(file)
  const [turns, setTurns] = useState(0)
  const [edges, setEdges] = useState<Box>(whole)
  const [bars, setBars] = useState<readonly Box[]>(hidesPart ? [overDigits] : [])
  const [isMaking, setIsMaking] = useState(false)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const turn = (quarters: number) => {
    const turned = (box: Box) => Array.from({ length: quarters }).reduce<Box>(turning => turnedRight(turning), box)
    setTurns((turns + quarters) % 4)
    setEdges(turned(edges))
    setBars(bars.map(turned))
  }
  const use = async (picture: ImageBitmap) => {
    setIsMaking(true)
    setIsTooLarge(false)
    const made = await fileOf(picture, { turns, edges, bars }, { name: file.name, mostBytes })
    setIsMaking(false)
    if (made === undefined) setIsTooLarge(true)
    else onDone(made)
  }
  return (
    <Dialog
      open
      wide
      onClose={() => onDone(undefined)}
      title={copy.title}
      actions={
        <>
          {opened !== undefined && (
            <Button kind="primary" busy={isMaking} onClick={() => void use(opened.picture)}>
              {copy.use}
            </Button>
          )}
          <Button onClick={() => onDone(undefined)}>{copy.chooseAnother}</Button>
        </>
      }
    >
      {error !== undefined && (
        <Notice tone="wrong" live>
          {error}
        </Notice>
      )}
      {opened === undefined && error === undefined && <Loading />}
      {opened !== undefined && (
        <Stack gap={4}>
          <p>{hidesPart ? copy.maskLede : `${copy.lede} ${copy.coverHint}`}</p>
          {opened.isAnimated && <Notice tone="info">{animated}</Notice>}
          {isTooLarge && (
            <Notice tone="wrong" live>
              {copy.notSmallEnough(sizeWords(mostBytes))}
            </Notice>
          )}
          <div className={s.tools}>
            <Button onClick={() => turn(3)}>{copy.turnLeft}</Button>
            <Button onClick={() => turn(1)}>{copy.turnRight}</Button>
            <Button kind="link" onClick={() => setEdges(whole)}>
              {copy.wholePicture}
            </Button>
            <Button kind="link" onClick={() => setBars([...bars, nextBar(bars)])}>
              {bars.length === 0 ? copy.cover : copy.coverMore}
            </Button>
            {bars.length > (hidesPart ? 1 : 0) && (
              <Button kind="link" onClick={() => setBars(bars.slice(0, -1))}>
                {copy.uncover}
              </Button>
            )}
          </div>
          <div className={s.stage}>
            <div className={s.picture}>
              <Shown picture={opened.picture} turns={turns} />
              <Frame box={edges} onChange={setEdges} name={copy.cutName} />
              {bars.map((bar, index) => (
                <Frame
                  key={copy.barName(index)}
                  box={bar}
                  // On a phone the corners of several would lie on each other.
                  onChange={index === bars.length - 1 ? changed => setBars(bars.with(index, changed)) : undefined}
                  name={copy.barName(index)}
                  isBar
                />
              ))}
            </div>
          </div>
          {bars.length > 1 && <p>{copy.lastMoves}</p>}
        </Stack>
      )}
    </Dialog>
  )
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
