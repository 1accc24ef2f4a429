import { expect, test } from 'vitest'
import { networksOf } from './networks.ts'

const names = (address: string | undefined) => networksOf(address).map(({ name }) => name)

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:2::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:02ab::6', ['2001:db8:1:2ab::/64', '2001:db8:1:2::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  [undefined, ['unknown']],
])('%s is counted as %j', (address, networks) => expect(names(address)).toEqual(networks))

test('a wider network has a limit for several households', () => {
  expect(networksOf('2001:db8::1').map(({ times }) => times)).toEqual([1, 4, 16])
})
