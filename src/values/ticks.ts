// Papers that lie ready, ticked off a list.

export type Tick = { paper: string; tickedAt: string }

function withTick(ticks: readonly Tick[], paper: string, isTicked: boolean, at: string): Tick[] {
  const others = ticks.filter(tick => tick.paper !== paper)
  return isTicked ? [...others, { paper, tickedAt: at }] : others
}

/** As they will be once all that is kept under `named` was sent. */
export const ticksAsWished = (
  ticks: readonly Tick[],
  wishes: ReadonlyMap<string, unknown>,
  named: (paper: string) => string,
  at: string,
): Tick[] => {
  const start = named('')
  const changed = [...wishes].flatMap(([name, is]) =>
    name.startsWith(start) ? [{ paper: name.slice(start.length), is }] : [],
  )
  return changed.reduce<Tick[]>(
    (all, { paper, is }) =>
      is === true && all.some(tick => tick.paper === paper) ? all : withTick(all, paper, is === true, at),
    [...ticks],
  )
}
