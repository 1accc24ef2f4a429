const failed = new WeakSet<object>()

/** Remembers of an error that it is code of the app that did not come. */
export function noteLoadFailure(error: unknown): void {
  if (error instanceof Object) failed.add(error)
}

/** Whether an error is code of the app that did not come: without a network, or after a deploy took it away. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Object && failed.has(error)
}
