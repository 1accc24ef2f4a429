// @vitest-environment jsdom
import { startApi } from '@pramaan/api/testing'
import { test } from 'vitest'
const api = await startApi()
test('probe', async () => {
  console.log(new TextEncoder().encode('a') instanceof Uint8Array, Buffer.from('a') instanceof Uint8Array, structuredClone(new Uint8Array(1)) instanceof Uint8Array)
  console.log(Object.getPrototypeOf(Uint8Array) , TextEncoder.toString().slice(0,80))
  try { console.log(await api.deps.seal.encrypt('x')) } catch (e) { console.log('SEAL', e) }
}, 60000)
