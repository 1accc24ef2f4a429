/** What of an account a browser may keep until the network is back. */
export const keptKinds = ['applying', 'messages', 'store.orders'] as const

/** A kind of things that are kept until the network is back. */
export type KeptKind = (typeof keptKinds)[number]

/** What the names of an account's kept things of one kind begin with. */
export function keptPrefix(kind: KeptKind, personId: number): string {
  return `pramaan.${kind}.${personId}.`
}

/** How many things of an account still wait to be sent from here, by kind; what was refused waits no more. */
export function countWaiting(keep: Storage, personId: number): { kind: KeptKind; count: number }[] {
  const names = Array.from({ length: keep.length }, (_, index) => keep.key(index) ?? '')
  const waits = (name: string) => !keep.getItem(name)?.includes('"problem":')
  return keptKinds
    .map((kind) => ({
      kind,
      count: names.filter((name) => name.startsWith(keptPrefix(kind, personId)) && waits(name)).length,
    }))
    .filter(({ count }) => count > 0)
}
