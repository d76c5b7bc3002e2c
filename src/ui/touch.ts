import { useSyncExternalStore } from 'react'

const touch = '(pointer: coarse)'

function onTurn(react: () => void): () => void {
  const media = matchMedia(touch)
  media.addEventListener('change', react)
  return () => media.removeEventListener('change', react)
}

/** Whether a finger is used: such a device has a camera. A page that the server draws is for a mouse first. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    onTurn,
    () => matchMedia(touch).matches,
    () => false,
  )
