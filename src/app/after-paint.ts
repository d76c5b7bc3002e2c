import type { Plugin } from 'vite'

/**
 * At the next visit what stands in a page is painted before its scripts run: they lie on the device, and run as they came
 * they held up the first paint, by half a second on a slow phone. At the first they come after it by themselves.
 */
export function afterPaint(): Plugin {
  return {
    name: 'safar-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk }) => {
        const file = `/${chunk?.fileName}`
        const tag = `<script type="module" crossorigin src="${file}"></script>`
        if (!html.includes(tag)) throw new Error(`A page has no script of its own: ${tag}`)
        return html
          .replace(tag, () => `<link rel="modulepreload" crossorigin href="${file}">`)
          .replace('</body>', () => `${startOf(file)}\n  </body>`)
      },
    },
  }
}

/** A page in the background has no frames to wait for. One whose scripts broke off on the way would stand there and hear nobody. */
const startOf = (file: string): string => `  <script type="module">
      const start = () => import('${file}').catch(error => {
        document.querySelector('#halted').hidden = false
        throw error
      })
      const isNext = Boolean(navigator.serviceWorker?.controller)
      if (isNext && !document.hidden) requestAnimationFrame(() => setTimeout(start))
      else start()
    </script>`
