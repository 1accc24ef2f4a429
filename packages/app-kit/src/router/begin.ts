const begun = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** Begins to load a part of an app that has a module of its own, once; who needs it waits with React's `use`. */
export function begin<Part>(load: () => Promise<Part>): Promise<Part> {
  const promise = (begun.get(load) as Promise<Part> | undefined) ?? load()
  begun.set(load, promise)
  return promise
}
