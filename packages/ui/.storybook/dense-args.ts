/** The arguments that make a component dense, if it has a dense form: `dense`, or `size`. */
export function denseArgs(density: unknown, argTypes: Readonly<Record<string, { options?: readonly unknown[] }>>) {
  if (density !== 'dense') return {}
  if ('dense' in argTypes) return { dense: true }
  return argTypes.size?.options?.includes('sm') ? { size: 'sm' } : {}
}
