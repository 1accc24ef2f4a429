import { BlockList, isIP } from 'node:net'

/**
 * Networks without public web servers (IANA's special-purpose registries): private, loopback, link-local, shared, test,
 * multicast.
 */
const notPublic = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  // IPv6 has only assigned 2000::/3; its ranges for tests, tunnels and translation are excluded too.
  ipv6: [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
} as const

const refused = new BlockList()
for (const [network, bits] of notPublic.ipv4) refused.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of notPublic.ipv6) refused.addSubnet(network, bits, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address belongs to the public internet: not to a private, loopback, link-local or other special network,
 * in any notation.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  // An IPv4 address inside an IPv6 one (::ffff:10.0.0.1, 64:ff9b::…) lies outside 2000::/3.
  return family === 6 && globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
