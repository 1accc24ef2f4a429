const failed = new WeakSet<object>()

/** Remembers of an error that it is code of the app that did not come. */
export function noteLoadFailure(error: unknown): void {
  if (error instanceof Object) failed.add(error)
}

/** Whether an error is app code that failed to load: offline, or removed by a deploy. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Object && failed.has(error)
}
