// What moves though the reader asked for less.
import type { Page } from 'playwright-core'

export const motions = (page: Page): Promise<string[]> => page.evaluate(moving)

/** Runs in the page, which every visitor of ours opens with the wish for less motion. */
function moving(): string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat))
  const lasting = [...document.querySelectorAll('body *')].filter(element => {
    const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element)
    const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.01
    return isAnimated || seconds(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
  })
  const running = document
    .getAnimations()
    .filter(one => one.playState === 'running' && Number(one.effect?.getComputedTiming().activeDuration) > 10)
  return [
    ...lasting.map(element => `moves though one asked for less: ${element.tagName.toLowerCase()}.${element.className}`),
    ...running.map(one => `an animation runs though one asked for less: ${one.id}`),
  ]
}
