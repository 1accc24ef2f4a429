import { expect, test, vi } from 'vitest'
import { memoryWindow } from '../../testing/browser/memory-window.ts'
import { createBrowserHistory, nextPage, urlOf } from './browser-history.ts'

/** A history over a window, and the distance of each Back or Forward. */
function over({ window }: Pick<ReturnType<typeof memoryWindow>, 'window'>) {
  const history = createBrowserHistory(window)
  const pops: (number | null)[] = []
  history.onPop((delta) => void pops.push(delta))
  return { history, pops, push: (to: string, state?: unknown) => history.push(nextPage(history.location, to, state)) }
}

test('a real window keeps each page’s URL, state and key, and Back restores them', async () => {
  const { history, pops, push } = over({ window })
  push('/jobs?page=2#list', { from: 'mail' })
  const jobs = history.location
  expect(jobs).toMatchObject({ pathname: '/jobs', search: '?page=2', hash: '#list', state: { from: 'mail' } })
  history.replace(nextPage(jobs, '?page=3', null))
  expect(window.location.href).toBe(urlOf('/jobs?page=3').href)
  push('/drives')
  history.go(-2)
  await expect.poll(() => pops).toEqual([-2])
  history.go(1)
  await expect.poll(() => pops).toEqual([-2, 1])
  expect(history.location).toMatchObject({ pathname: '/jobs', search: '?page=3', state: null })
})

test('an entry from before a release or a reload can still be read', () => {
  const memory = memoryWindow(['/'])
  memory.window.history.pushState({ usr: { signIn: 'code' }, key: 'abc', idx: 7 }, '', urlOf('/login'))
  const { history, pops, push } = over(memory)
  expect(history.location).toMatchObject({ pathname: '/login', state: { signIn: 'code' }, key: 'abc' })
  push('/profile')
  expect(memory.window.history.state).toMatchObject({ idx: 8 })
  memory.go(-1)
  expect(pops).toEqual([-1])
})

test('a link to a part of the page, which the browser follows itself, is the next entry', () => {
  const memory = memoryWindow(['/', '/help'])
  const { history, pops } = over(memory)
  memory.follow('#fees')
  expect(history.location).toMatchObject({ pathname: '/help', hash: '#fees' })
  memory.go(-1)
  memory.go(-1)
  expect(pops).toEqual([null, -1, -1])
})

test('an address with two slashes at its start stays in the app', () => {
  const memory = memoryWindow(['/'])
  const { push } = over(memory)
  push('//example.org/jobs')
  expect(urlOf('//example.org/jobs').origin).toBe(window.location.origin)
  expect(memory.visited.address).toBe('//example.org/jobs')
})

test('a browser that accepts no more entries loads the page fully; a state that cannot be stored is an error', () => {
  const memory = memoryWindow(['/'])
  const { push } = over(memory)
  const assign = vi.spyOn(memory.window.location, 'assign')
  const pushState = vi.spyOn(memory.window.history, 'pushState')
  const refuse = (name: string) =>
    pushState.mockImplementationOnce(() => {
      throw new DOMException('no', name)
    })
  refuse('SecurityError')
  push('/jobs')
  expect(assign).toHaveBeenCalledExactlyOnceWith(urlOf('/jobs').href)
  refuse('DataCloneError')
  expect(() => push('/jobs')).toThrow(DOMException)
  expect(assign).toHaveBeenCalledTimes(1)
})
