/** Of the ids that are made from a moment on (version 7 of RFC 9562): rows made before it have a smaller one. */
export function firstIdAt(moment: Temporal.Instant): string {
  const time = moment.epochMilliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
