// Where the page is, for the router. A press on a link is answered at once: the next page is drawn while this one stays.
import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, type RouterOptions } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

type Place = { path: string; search: string }

const PlaceContext = createContext<Place>({ path: '/', search: '' })

let isPressed = false

/** Of a link that somebody pressed. What leads on by itself does so before anything else is drawn. */
export function followPress(go: () => void): void {
  isPressed = true
  try {
    go()
  } finally {
    isPressed = false
  }
}

const hooks: RouterOptions = {
  hook: function useLocation() {
    return [use(PlaceContext).path, navigate]
  },
  searchHook: function useSearch() {
    return use(PlaceContext).search
  },
}

/** As the router in use tells them. */
const moves = ['popstate', 'pushState', 'replaceState', 'hashchange']

export function Moving({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(placeNow)
  useLayoutEffect(() => {
    const follow = () => {
      const now = placeNow()
      const go = () => setPlace(before => (isSame(before, now) ? before : now))
      if (isPressed) startTransition(go)
      else go()
    }
    // What lies within may have led on already.
    follow()
    for (const move of moves) addEventListener(move, follow)
    return () => moves.forEach(move => removeEventListener(move, follow))
  }, [])
  return (
    <PlaceContext value={place}>
      <Router {...hooks}>{children}</Router>
    </PlaceContext>
  )
}

const placeNow = (): Place => ({ path: location.pathname, search: location.search })

const isSame = (one: Place, other: Place): boolean => one.path === other.path && one.search === other.search
