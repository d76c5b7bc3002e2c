import { useContext, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useGiven } from '#src/manifest/given.tsx'
import { CalendarIcon, GuideIcon, HomeIcon, PaperIcon, PersonIcon, RouteIcon, RupeeIcon } from '#src/ui/icons.tsx'
import { later } from '#src/ui/later.tsx'
import { Places, type PlacesItem } from '#src/ui/places.tsx'
import { useWritten } from '#src/ui/written.ts'
import { JourneyContext } from './journey-query.ts'
import { placeMarks } from './slots.ts'

const RouteSheet = later(async () => (await import('./route-sheet.tsx')).RouteSheet, null)

type Place = Pick<PlacesItem, 'label' | 'icon' | 'isWideOnly'> & { to: string }

/** The route opens over the page, after home. */
const home: Place = { label: 'Home', icon: <HomeIcon />, to: '/' }
const others: readonly Place[] = [
  { label: 'Plan', icon: <CalendarIcon />, to: '/plan' },
  { label: 'Documents', icon: <PaperIcon />, to: '/documents' },
  { label: 'Money', icon: <RupeeIcon />, to: '/money' },
  { label: 'Guides', icon: <GuideIcon />, to: '/library', isWideOnly: true },
  { label: 'You', icon: <PersonIcon />, to: '/profile', isWideOnly: true },
]

/** For who looks for one of them by its name. */
export const placesByName: readonly Place[] = [home, ...others]

const isIn = (to: string, path: string): boolean => path === to || path.startsWith(`${to}/`)

/** The places that a student wants from everywhere. */
export function StudentPlaces({ foot }: { foot: ReactNode }) {
  const [path] = useLocation()
  const [isRouteOpen, setRouteOpen] = useState(false)
  const { stages } = useContext(JourneyContext)
  // What they are by is read while the page is drawn, and not by the server.
  const marks = useGiven(placeMarks)
  const isWritten = useWritten()
  const itemOf = (place: Place): PlacesItem => {
    const Mark = isWritten ? undefined : marks.find(({ to }) => to === place.to)?.Mark
    return { ...place, isCurrent: isIn(place.to, path), ...(Mark && { mark: <Mark /> }) }
  }
  const route: PlacesItem = {
    label: 'Route',
    icon: <RouteIcon />,
    to: () => setRouteOpen(true),
    isCurrent: stages.some(({ route: stage }) => isIn(`/${stage}`, path)),
  }
  return (
    <>
      <Places label="Main places" items={[itemOf(home), route, ...others.map(itemOf)]} foot={foot} />
      {isRouteOpen && <RouteSheet path={path} onClose={() => setRouteOpen(false)} />}
    </>
  )
}
