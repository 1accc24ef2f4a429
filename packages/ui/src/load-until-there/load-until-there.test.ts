import { afterEach, expect, test, vi } from 'vitest'
import { loadUntilThere } from './load-until-there.tsx'

afterEach(() => void vi.useRealTimers())

/** A load that fails while there is no network, and what it reports. */
function setUp() {
  const network = Object.assign(new EventTarget(), { works: false })
  const load = vi.fn(async () => {
    if (!network.works) throw new TypeError('Failed to fetch')
    return 'the code'
  })
  const onLoaded = vi.fn()
  const onFailed = vi.fn()
  const loading = loadUntilThere({ load, network, onLoaded, onFailed })
  return { network, load, onLoaded, onFailed, ...loading }
}

test('what could not be loaded loads when the network returns', async () => {
  const { network, onLoaded, onFailed } = setUp()
  await expect.poll(() => onFailed).toHaveBeenCalledTimes(1)
  network.works = true
  network.dispatchEvent(new Event('online'))
  await expect.poll(() => onLoaded).toHaveBeenCalledExactlyOnceWith('the code')
})

test('what could not be loaded loads when it is next needed', async () => {
  const { network, onLoaded, onFailed, again } = setUp()
  await expect.poll(() => onFailed).toHaveBeenCalledTimes(1)
  network.works = true
  again()
  await expect.poll(() => onLoaded).toHaveBeenCalledExactlyOnceWith('the code')
})

test('what could not be loaded loads by itself after a while', async () => {
  vi.useFakeTimers()
  const { network, onLoaded } = setUp()
  await vi.advanceTimersByTimeAsync(1000)
  network.works = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the code')
})

test('it loads once, however often it is asked for', async () => {
  const { network, load, onLoaded, onFailed, again } = setUp()
  again()
  await expect.poll(() => onFailed).toHaveBeenCalledTimes(1)
  network.works = true
  again()
  again()
  await expect.poll(() => onLoaded).toHaveBeenCalledTimes(1)
  network.dispatchEvent(new Event('online'))
  again()
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(2)
})

test('after the end nothing is loaded, and nothing that arrives is used', async () => {
  const { network, load, onLoaded, onFailed, again, stop } = setUp()
  await expect.poll(() => onFailed).toHaveBeenCalledTimes(1)
  network.works = true
  again()
  stop()
  network.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).toHaveBeenCalledTimes(2)
  expect(onLoaded).not.toHaveBeenCalled()
})
