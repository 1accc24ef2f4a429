/**
 * A storage that lasts as long as the page, for tests and for browsers that block theirs, as in another site's iframe.
 */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()

  get length() {
    return this.#items.size
  }

  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }

  getItem(name: string) {
    return this.#items.get(name) ?? null
  }

  setItem(name: string, value: string) {
    this.#items.set(name, String(value))
  }

  removeItem(name: string) {
    this.#items.delete(name)
  }

  clear() {
    this.#items.clear()
  }
}

/** The browser's own storage, or one of this page if the browser blocks it. */
export function pageStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return window[kind]
  } catch {
    storages[kind] ??= new MemoryStorage()
    return storages[kind]
  }
}

const storages: { localStorage?: Storage; sessionStorage?: Storage } = {}
