/** What a designer needs to know about a component besides its looks; shown on its page. */
export type Usage = {
  when: string
  not: string
  do: string
  dont: string
  /** What each key does, for what can be operated by keyboard. */
  keys?: readonly (readonly [keys: string, effect: string])[]
}

const texts = ['when', 'not', 'do', 'dont'] as const

/** Whether the parameters of a story hold the whole usage of its component. */
export function isUsage(value: unknown): value is Usage {
  if (typeof value !== 'object' || value === null) return false
  const found: Partial<Record<string, unknown>> = { ...value }
  return texts.every((name) => typeof found[name] === 'string' && found[name] !== '')
}
