import { dayOf, formatDay } from '#src/values/dates.ts'
import { zoneName } from '#src/values/zones.ts'

/** When a session was used last, and where as far as its own browser has said so. */
export function lastUse(usedAt: string, zone: string | null): string {
  const place = zone === null ? 'place not known' : `in ${zoneName(zone)} time`
  return `last used on ${formatDay(dayOf(Temporal.Instant.from(usedAt)))}, ${place}`
}

/** 'Chrome on Android': what a browser says of itself, in words that somebody knows their phone by. */
export function agentWords(agent: string): string {
  const browser = browsers.find(([sign]) => agent.includes(sign))?.[1]
  const system = systems.find(([sign]) => agent.includes(sign))?.[1]
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}

// The order matters: most say they are Chrome, and Chrome says it is Safari.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const
