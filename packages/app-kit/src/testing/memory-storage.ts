/** Local storage of one test, gone with it. */
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
