import { useEffect, useState } from 'react'
import { animated } from '#src/features/documents/fixing/opening/rules.ts'
import { turnedSize } from '#src/features/documents/fixing/rules.ts'
import type { Opened } from '#src/features/documents/fixing/screens/canvas.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { findingsOf } from '../../rules.ts'
import { readPhoto } from '../../screens/read-photo.ts'
import * as copy from '../rules.ts'
import { firstSquare, isEnlarged, nearnessOf, scaledSquare, sideAt, type Square } from '../rules.ts'
import { MadePhoto, type Made } from './made-photo.tsx'
import { photoOf } from './sheet.ts'
import { SquareFrame } from './square-frame.tsx'

/** The square moved and scaled over the photo; what was made from it goes as soon as it is changed. */
export function CutPhoto({ opened: { picture, isAnimated } }: { opened: Opened }) {
  const [turns, setTurns] = useState(0)
  const photo = turnedSize(picture, turns)
  const [square, setSquare] = useState(() => firstSquare(photo))
  const [made, setMade] = useState<Made>()
  const [error, setError] = useState<string>()
  const [isMaking, setIsMaking] = useState(false)
  const address = made?.address
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address)
    },
    [address],
  )
  const change = (changed: Square) => {
    setSquare(changed)
    setMade(undefined)
    setError(undefined)
  }
  const turn = (quarters: number) => {
    const after = (turns + quarters) % 4
    setTurns(after)
    change(firstSquare(turnedSize(picture, after)))
  }
  const make = async () => {
    setIsMaking(true)
    const photo = await photoOf(picture, turns, square, copy.fileName)
    setError(photo === undefined ? copy.tooHeavy : undefined)
    if (photo !== undefined)
      setMade({ photo, address: URL.createObjectURL(photo), findings: findingsOf(await readPhoto(photo)) })
    setIsMaking(false)
  }
  const nearness = nearnessOf(square, photo)
  return (
    <Stack gap={5}>
      {isAnimated && <Notice tone="info">{animated}</Notice>}
      <SquareFrame picture={picture} turns={turns} photo={photo} square={square} onChange={change} />
      <Slider
        label={copy.nearness}
        value={nearness}
        words={copy.nearnessIs(nearness)}
        min={0}
        max={100}
        step={1}
        onChange={value => change(scaledSquare(square, sideAt(value, photo), photo))}
      />
      {isEnlarged(square) && <Notice tone="wrong">{copy.enlarged(Math.floor(square.side))}</Notice>}
      <Actions>
        <Button kind="primary" busy={isMaking} onClick={() => void make()}>
          {copy.make}
        </Button>
        <Button onClick={() => turn(3)}>{copy.turnLeft}</Button>
        <Button onClick={() => turn(1)}>{copy.turnRight}</Button>
      </Actions>
      {error !== undefined && (
        <Notice tone="wrong" live>
          {error}
        </Notice>
      )}
      {made !== undefined && <MadePhoto {...made} />}
    </Stack>
  )
}
