import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { folder } from '../../tray/copy.ts'

type Parts = { onFiles: (files: readonly File[]) => void; onWrong: (words: string) => void }

/** Files dragged onto a part of the page: whether they are over it, and which were dropped. */
export function useDrop(node: RefObject<HTMLElement | null>, { onFiles, onWrong }: Parts): boolean {
  const [isOver, setOver] = useState(false)
  const drag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Only what is innermost takes it; and the browser does not open the file in place of the page.
    event.preventDefault()
    event.stopPropagation()
    setOver(event.type === 'dragenter' || event.type === 'dragover')
    if (event.type !== 'drop') return
    const folders = [...event.dataTransfer.items].filter(item => item.webkitGetAsEntry()?.isDirectory)
    if (folders.length > 0) onWrong(folder)
    else onFiles([...event.dataTransfer.files])
  })
  useEffect(() => {
    const part = node.current
    const left = new AbortController()
    for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const)
      part?.addEventListener(type, drag, { signal: left.signal })
    return () => left.abort()
  }, [node])
  return isOver
}
