// Fewer bytes, where the browser asks for it or somebody wants it on this device. It says nothing of a person, so it
// stays after the sign-out.

const key = 'safar:low-data'
/** For the server, see app/pages.ts. */
const cookie = 'low-data'
const year = 365 * 24 * 60 * 60

/** What was switched here counts before what the browser asks for. */
export function isLowData(): boolean {
  // Where a page is drawn, no device is known.
  if (typeof document === 'undefined') return false
  const wanted = switched()
  return wanted === null ? isAskedByBrowser() : wanted === 'on'
}

/** From the next page on all of it holds; letters and counting follow at once. */
export function switchLowData(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // Then it holds until the page is closed.
  }
  applyLowData(isOn)
}

/** The style sheet takes the device's own letters, and the service worker keeps what is opened rather than all. */
export function applyLowData(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-low-data', isOn)
  if (isOn !== document.cookie.includes(`${cookie}=on`)) tellServer(isOn)
}

/** Pages come with their words, and their letters would be fetched before the first script says not to. */
function tellServer(isOn: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${isOn ? 'on' : 'off'}; path=/; max-age=${year}; samesite=lax${secure}`
}

function switched(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The Network Information API, where there is one; the same wish goes with each request as `Save-Data`. */
function isAskedByBrowser(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
