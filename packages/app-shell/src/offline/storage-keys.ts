/** What of an account a browser may keep until the network is back. */
export const savedKinds = ['applying', 'messages', 'store.orders'] as const

/** A kind of things that are saved until the network is back. */
export type SavedKind = (typeof savedKinds)[number]

/** What the names of an account's kept things of one kind begin with. */
export function savedPrefix(kind: SavedKind, personId: number): string {
  return `pramaan.${kind}.${personId}.`
}

/** How many things of an account still wait to be sent from here, by kind; what was refused waits no more. */
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
