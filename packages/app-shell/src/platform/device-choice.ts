const yearMilliseconds = 31_536_000_000

/** A choice saved in a cookie, so that it is available before the first paint and survives a logout. */
export function readChoice<T extends string>(name: string, known: readonly T[]): T | undefined {
  const saved = new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
  return known.find((one) => one === saved)
}

/** Saves a choice for a year, or with `undefined` forgets it; a browser without a cookie store saves nothing. */
export function saveChoice(name: string, value: string | undefined) {
  if (!('cookieStore' in window)) return
  if (value === undefined) void window.cookieStore.delete(name)
  else
    void window.cookieStore.set({
      name,
      value,
      path: '/',
      expires: Date.now() + yearMilliseconds,
      sameSite: 'lax',
    })
}
