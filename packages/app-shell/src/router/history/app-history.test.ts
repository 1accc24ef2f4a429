import { expect, test } from 'vitest'
import { memoryWindow } from '../../testing/browser/memory-window.ts'
import { createAppHistory } from './app-history.ts'
import { createBrowserHistory } from './browser-history.ts'

/** A history at `/skills`, reached from `/`, and the locations its router received. */
function atSkills() {
  const history = createAppHistory(createBrowserHistory(memoryWindow(['/', '/skills']).window))
  const notified: string[] = []
  history.listen(({ location }) => void notified.push(location.pathname + location.search))
  return { history, notified }
}

/** The same, with a page that blocks moves until `leave`. */
function guarded() {
  const leaves: (() => void)[] = []
  const at = atSkills()
  const release = at.history.intercept((leave) => void leaves.push(leave))
  return { ...at, leaves, release }
}

/** A history whose moves take a moment and can be overtaken by the person's next press, as in a browser. */
function inTime(memory: ReturnType<typeof memoryWindow>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  memory.window.history.go = (delta = 0) => {
    timer = setTimeout(() => memory.go(delta), 5)
  }
  const press = (delta: number) => {
    clearTimeout(timer)
    memory.go(delta)
  }
  return { history: createBrowserHistory(memory.window), press, index: () => memory.index }
}

test('moves go through while nothing blocks them', () => {
  const { history, notified } = atSkills()
  history.push('/jobs')
  history.replace('/drives')
  history.go(-1)
  expect(notified).toEqual(['/jobs', '/drives', '/skills'])
})

test('going to the same URL twice creates one entry, so one Back leaves it', () => {
  const { history, notified } = atSkills()
  history.push('/jobs?tab=applied')
  history.push({ pathname: '/jobs', search: '?tab=applied' })
  history.push('/jobs?tab=suggested')
  history.go(-1)
  history.go(-1)
  expect(notified).toEqual([
    '/jobs?tab=applied',
    '/jobs?tab=applied',
    '/jobs?tab=suggested',
    '/jobs?tab=applied',
    '/skills',
  ])
})

test('a screen identified by its state is a separate entry at the same URL', () => {
  const { history } = atSkills()
  history.push('/skills', { signIn: 'code' })
  expect(history.location.state).toEqual({ signIn: 'code' })
  history.go(-1)
  expect(history.location).toMatchObject({ pathname: '/skills', state: null })
})

test.each([
  ['a link', (history: ReturnType<typeof atSkills>['history']) => history.push('/jobs'), '/jobs'],
  ['a replaced address', (history: ReturnType<typeof atSkills>['history']) => history.replace('/jobs'), '/jobs'],
  ['Back', (history: ReturnType<typeof atSkills>['history']) => history.go(-1), '/'],
])('%s is held on the page, and followed after leave', async (_, move, target) => {
  const { history, notified, leaves } = guarded()
  move(history)
  expect(notified).toEqual([])
  expect(history.location.pathname).toBe('/skills')
  leaves[0]?.()
  await expect.poll(() => notified).toEqual([target])
  expect(history.location.pathname).toBe(target)
})

test('a person who stays is asked again at the next attempt', () => {
  const { history, notified, leaves } = guarded()
  history.go(-1)
  history.go(-1)
  history.push('/jobs')
  expect(leaves).toHaveLength(3)
  expect(notified).toEqual([])
})

test('another state or part of the same page does not count as leaving', () => {
  const { history, notified, leaves } = guarded()
  history.push('/skills#list')
  history.replace('/skills', { signIn: 'code' })
  expect(leaves).toEqual([])
  expect(notified).toEqual(['/skills', '/skills'])
})

test('a page that stops blocking, or was left once, no longer blocks', async () => {
  const { history, notified, leaves, release } = guarded()
  release()
  history.push('/jobs')
  expect(notified).toEqual(['/jobs'])
  expect(leaves).toEqual([])
})

test('Back pressed again before the page is restored is also undone, with one question', async () => {
  const browser = inTime(memoryWindow(['/', '/jobs', '/skills']))
  const history = createAppHistory(browser.history)
  const notified: string[] = []
  history.listen(({ location }) => void notified.push(location.pathname))
  let requested = 0
  history.intercept(() => {
    requested += 1
  })
  browser.press(-1)
  browser.press(-1)
  await expect.poll(() => requested).toBe(1)
  expect(browser.index()).toBe(2)
  expect([notified, history.location.pathname]).toEqual([[], '/skills'])
})
