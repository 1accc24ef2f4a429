/** The items that a browser may store for an account until the network is back. */
const savedKinds = ['applying', 'edits', 'messages', 'store.orders'] as const

/** A kind of items that are saved until the network is back. */
export type SavedKind = (typeof savedKinds)[number]

/** The key prefix of an account's saved items of one kind. */
export function savedPrefix(kind: SavedKind, personId: number): string {
  return `pramaan.${kind}.${personId}.`
}

/** How many items of an account still wait to be sent from this browser, by kind; refused ones don't count. */
export function countWaiting(storage: Storage, personId: number): { kind: SavedKind; count: number }[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const waits = (name: string) => !storage.getItem(name)?.includes('"problem":')
  return savedKinds
    .map((kind) => ({
      kind,
      count: names.filter((name) => name.startsWith(savedPrefix(kind, personId)) && waits(name)).length,
    }))
    .filter(({ count }) => count > 0)
}
