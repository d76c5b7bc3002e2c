// Fewer bytes, where the browser asks for it or somebody wants it on this device. It says nothing of a person, so it
// stays after the sign-out.

const key = 'safar:low-data'

/** What was switched here counts before what the browser asks for. */
export function isLowData(): boolean {
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
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
