/** What could not stand in the page as it was sent (src/app/drawn.ts) is set on its elements, for React to find it there. */
export function takeStyles(page: Element): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}
