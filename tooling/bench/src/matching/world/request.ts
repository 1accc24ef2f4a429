/** An answer's body, and how long it took in milliseconds. */
export type Answered<T> = { body: T; ms: number }

/** Asks a server as a signed-in person; anything but 200 is an error. */
export async function ask<T>(url: string, path: string, token: string): Promise<Answered<T>> {
  const before = performance.now()
  const answer = await fetch(`${url}/api/${path}`, { headers: { authorization: token } })
  const body = (await answer.json()) as T
  const ms = performance.now() - before
  if (answer.status !== 200) throw new Error(`${answer.status} for ${path}: ${JSON.stringify(body)}`)
  return { body, ms }
}
