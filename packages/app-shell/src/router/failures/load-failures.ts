const failed = new WeakSet<object>()

/** Marks an error as app code that failed to load. */
export function noteLoadFailure(error: unknown): void {
  if (error instanceof Object) failed.add(error)
}

/** Whether an error is app code that failed to load: offline, or removed by a deploy. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Object && failed.has(error)
}
