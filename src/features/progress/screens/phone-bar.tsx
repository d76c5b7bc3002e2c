import { useState } from 'react'
import { useLocation } from 'wouter'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { CalendarIcon, GuideIcon, HomeIcon, PersonIcon, RouteIcon } from '#src/ui/icons.tsx'
import { later } from '#src/ui/later.tsx'

const RouteSheet = later(async () => (await import('./route-sheet.tsx')).RouteSheet, null)

const places = [
  { label: 'Home', icon: <HomeIcon />, to: '/' },
  { label: 'Plan', icon: <CalendarIcon />, to: '/plan' },
  { label: 'Guides', icon: <GuideIcon />, to: '/library' },
  { label: 'You', icon: <PersonIcon />, to: '/profile' },
]

const isIn = (to: string, path: string): boolean => (to === '/' ? path === '/' : path.startsWith(to))

/** The places that a student wants from everywhere, on a phone; the route opens over the page. */
export function PhoneBar() {
  const [path] = useLocation()
  const [isRouteOpen, setRouteOpen] = useState(false)
  const [home, plan, ...rest] = places.map(place => ({ ...place, isCurrent: isIn(place.to, path) }))
  const route = { label: 'Route', icon: <RouteIcon />, to: () => setRouteOpen(true) }
  return (
    <>
      <BottomBar label="Main places" items={[...[home, plan].filter(place => place !== undefined), route, ...rest]} />
      {isRouteOpen && <RouteSheet path={path} onClose={() => setRouteOpen(false)} />}
    </>
  )
}
