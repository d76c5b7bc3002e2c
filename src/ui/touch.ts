import { useSyncExternalStore } from 'react'

/** Of the window or the device; a page that the server draws is for a narrow window and a mouse first. */
const media = (query: string) => ({
  holds: () => matchMedia(query).matches,
  onTurn: (react: () => void) => {
    const found = matchMedia(query)
    found.addEventListener('change', react)
    return () => found.removeEventListener('change', react)
  },
})

const useMedia = ({ holds, onTurn }: ReturnType<typeof media>): boolean =>
  useSyncExternalStore(onTurn, holds, () => false)

const touch = media('(pointer: coarse)')
/** Whether a finger is used: such a device has a camera. */
export const useTouch = (): boolean => useMedia(touch)

const wide = media('(width >= 1280px)')
/** Whether there is room for a third column. */
export const useWide = (): boolean => useMedia(wide)
