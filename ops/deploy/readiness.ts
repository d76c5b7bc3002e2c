// What stands at an address, asked from outside as anyone who runs the server asks.

/** Whether anybody answers there, whatever they say. */
export const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    async answer => {
      await answer.arrayBuffer()
      return true
    },
    () => false,
  )

/** Whether a server there takes requests. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    async answer => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
