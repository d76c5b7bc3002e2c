import { useEffect, useId, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CrossIcon } from '#src/ui/icons.tsx'
import { Select } from '#src/ui/select.tsx'
import { isPicture, kindByName, sizeWords, type PurposeName } from '../../rules.ts'
import * as copy from '../../tray/copy.ts'
import type { Slot } from './slot.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/documents/screens/documents.module.css'
import type { Sorting, Unsorted } from './use-sorting.ts'

type WhatAreTheseProps = {
  sorting: Sorting
  purpose: PurposeName
  slots: readonly Slot[]
  /** The focus has to go somewhere else. */
  onEmpty: () => void
}

/** Nothing is sent before the student has confirmed what it is. */
export function WhatAreThese({ sorting, purpose, slots, onEmpty }: WhatAreTheseProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { files } = sorting
  const add = () => {
    const wrong = sorting.add()
    if (wrong === undefined) onEmpty()
    else list.current?.querySelector<HTMLElement>(`[name="kind-${wrong.key}"]`)?.focus()
  }
  const leaveOut = (one: Unsorted) => {
    sorting.leaveOut(one)
    if (files.length === 1) onEmpty()
    else heading.current?.focus()
  }
  return (
    <section className={s.sorting} aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1} data-landed>
        {copy.whatAreThese}
      </h4>
      <p className="quiet">{copy.untilAdded}</p>
      <ul ref={list} className="stack-4 list">
        {files.map(one => (
          <li key={one.key} className={s.file}>
            <Look file={one.file} purpose={purpose} />
            <div className={classes('grow shrink breakable', s.kind)}>
              <Select
                name={`kind-${one.key}`}
                label={one.file.name}
                hint={sizeWords(one.file.size)}
                value={one.slot}
                error={sorting.problemOf(one)}
                options={slots.map(({ id: value, label }) => ({ value, label }))}
                placeholder={copy.chooseKind}
                onChange={slot => sorting.choose(one, slot)}
              />
            </div>
            <button
              type="button"
              className={s.leave}
              aria-label={copy.leaveOut(one.file.name)}
              onClick={() => leaveOut(one)}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={add}>{copy.addThese(files.length)}</Button>
      </div>
    </section>
  )
}

/** IMG_2231 says nothing: what is on it does. */
function Look({ file, purpose }: { file: File; purpose: PurposeName }) {
  if (!isPicture(kindByName(file.name, purpose))) return null
  const show = (node: HTMLImageElement | null) => {
    if (node === null) return
    const address = URL.createObjectURL(file)
    node.src = address
    return () => URL.revokeObjectURL(address)
  }
  return <img ref={show} className={s.look} alt="" decoding="async" />
}
