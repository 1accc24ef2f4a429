import type { Random } from '../random.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A UUID of version 4 out of a stream of chance. */
export function uuidOf(random: Random): string {
  const hex = (digits: number) =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0')
  const variant = '89ab'.charAt(random.int(0, 3))
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}

/** What the provider would call an order, a payment or a refund; `Demo` says that it never saw this one. */
export function providerIdOf(kind: 'order' | 'pay' | 'rfnd', random: Random): string {
  const tail = Array.from({ length: 10 }, () => letters.charAt(random.int(0, letters.length - 1)))
  return `${kind}_Demo${tail.join('')}`
}
