/** A network that limits count as one caller; its limit is `times` that of a single network. */
export type Network = { name: string; times: number }

const noAddress = [{ name: 'unknown', times: 1 }]

/**
 * The networks of an address, smallest first: an IPv4 address is one; an IPv6 address has a subscriber's /64 and the
 * /56 and /48 above it, because one subscriber may have 256 or 65,536 of the smaller ones.
 */
export function networksOf(address: string | undefined): readonly Network[] {
  if (!address) return noAddress
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return [{ name: mapped ?? address, times: 1 }]
  const groups = groupsOf(address)
  const [a, b, c, d] = groups
  const site = `${a}:${b}:${c}`
  const upper = Math.floor(Number.parseInt(d ?? '0', 16) / 256).toString(16)
  return [
    { name: `${site}:${d}::/64`, times: 1 },
    { name: `${site}:${upper}::/56`, times: 4 },
    { name: `${site}::/48`, times: 16 },
  ]
}

/** The smallest network of an address. */
export function networkOf(address: string | undefined): string {
  return networksOf(address)[0]?.name ?? 'unknown'
}

/** The first four groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string) {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
}
