import { expect, test, vi } from 'vitest'

test('animation frames go on after one that was asked for while timers were faked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  requestAnimationFrame(() => undefined)
  vi.useRealTimers()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const cancelled = vi.fn()
  cancelAnimationFrame(requestAnimationFrame(cancelled))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(cancelled).not.toHaveBeenCalled()
})
