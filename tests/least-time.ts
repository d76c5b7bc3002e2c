/**
 * The least of five runs in milliseconds. A pause of the machine lengthens one run; work that grows with the square of
 * its input lengthens them all.
 */
export function leastTime(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}
