import { expect, test, vi } from 'vitest'
import { memoryWindow, type Visited } from '../../testing/browser/memory-window.ts'
import { createAppHistory } from './app-history.ts'
import { createBrowserHistory } from './browser-history.ts'

/**
 * The page `/jobs`, reached from `/`, in a browser whose Back and Forward are pressed; overlays are identified by name.
 */
function atJobs(visited: (string | Visited)[] = ['/', '/jobs'], slowness?: number) {
  const browser = memoryWindow(visited)
  const { go } = browser
  if (slowness) Object.assign(browser.window.history, { go: (delta: number) => setTimeout(() => go(delta), slowness) })
  const history = createAppHistory(createBrowserHistory(browser.window))
  const open: string[] = []
  const moves: string[] = []
  history.listen(({ location }) => void moves.push(location.pathname + location.search))
  /** Opens an overlay; the returned function closes it as Escape does. */
  const opens = (name: string, refuses = false) => {
    open.push(name)
    const close = () => {
      if (!open.includes(name)) return
      open.splice(open.indexOf(name), 1)
      release()
    }
    const release = history.cover(() => !refuses && close())
    return close
  }
  return { browser, history, open, moves, opens }
}

/** A browser renders one press before it takes the next. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 5))

test('Back closes what is open, the topmost first, and then leaves the page', async () => {
  const { browser, history, open, moves, opens } = atJobs()
  opens('sheet')
  await drawn()
  opens('question')
  await drawn()
  browser.go(-1)
  expect(open).toEqual(['sheet'])
  await drawn()
  browser.go(-1)
  expect(open).toEqual([])
  expect(moves).toEqual([])
  await drawn()
  browser.go(-1)
  expect(moves).toEqual(['/'])
  expect(history.location.pathname).toBe('/')
})

test('also on the first page, where Back would leave the app', async () => {
  const { browser, open, moves, opens } = atJobs(['/jobs'])
  opens('sheet')
  await drawn()
  expect(browser.index).toBe(1)
  browser.go(-1)
  expect(open).toEqual([])
  expect(moves).toEqual([])
})

test('what is closed by Escape or Cancel leaves no entry: one Back leaves the page', async () => {
  const { browser, moves, opens } = atJobs()
  const close = opens('dialog')
  await drawn()
  close()
  await drawn()
  expect(browser.index).toBe(1)
  browser.go(-1)
  expect(moves).toEqual(['/'])
})

test('a menu that opens a dialog hands its entry on', async () => {
  const { browser, open, opens } = atJobs()
  const close = opens('menu')
  await drawn()
  close()
  opens('dialog')
  await drawn()
  expect(browser.index).toBe(2)
  browser.go(-1)
  expect(open).toEqual([])
})

test('Forward after Back stays on the page, and opens nothing', async () => {
  const { browser, history, open, moves, opens } = atJobs()
  opens('sheet')
  await drawn()
  browser.go(-1)
  await drawn()
  browser.go(1)
  await drawn()
  expect(browser.index).toBe(1)
  expect(history.location.pathname).toBe('/jobs')
  expect([open, moves]).toEqual([[], []])
})

test('a reload with a sheet open returns to the page itself', async () => {
  const before = atJobs()
  before.opens('sheet')
  await drawn()
  const { browser, history } = atJobs(['/', '/jobs', before.browser.visited])
  expect(history.location.state).toBeNull()
  await drawn()
  expect(browser.index).toBe(1)
})

test('a reload right after a sheet changed its page keeps the page as it was changed', async () => {
  const before = atJobs(['/', '/jobs?edit=cv'])
  before.opens('sheet')
  await drawn()
  before.history.replace('/jobs')
  const { browser, history, moves } = atJobs(['/', '/jobs?edit=cv', before.browser.visited])
  await drawn()
  expect([browser.index, browser.visited]).toEqual([1, { address: '/jobs', state: null }])
  history.push('/drives')
  browser.go(-1)
  expect(moves).toEqual(['/drives', '/jobs'])
})

test('a move out of a dialog replaces its entry, also from a prompt above it', async () => {
  const { browser, history, moves, opens } = atJobs()
  opens('dialog')
  opens('question')
  await drawn()
  expect(browser.index).toBe(3)
  history.push('/drives')
  await drawn()
  expect(browser.index).toBe(2)
  browser.go(-1)
  await drawn()
  expect(moves).toEqual(['/drives', '/jobs'])
})

test('filters changed in a sheet belong to the page once it is closed', async () => {
  const { browser, history, moves, opens } = atJobs()
  const close = opens('filters')
  await drawn()
  history.replace('/jobs?type=Internship')
  close()
  await drawn()
  expect(browser.index).toBe(1)
  expect(browser.window.location.search).toBe('?type=Internship')
  expect(history.location.search).toBe('?type=Internship')
  history.push('/drives')
  browser.go(-1)
  expect(moves).toEqual(['/jobs?type=Internship', '/drives', '/jobs?type=Internship'])
})

test('a sheet whose move stays on the page stays open, and Back still closes it first', async () => {
  const { browser, history, open, moves, opens } = atJobs()
  opens('sheet')
  await drawn()
  history.push('/jobs?page=2')
  await drawn()
  expect(browser.index).toBe(3)
  browser.go(-1)
  expect(open).toEqual([])
  expect(moves).toEqual(['/jobs?page=2'])
  expect(browser.window.location.search).toBe('?page=2')
})

test('a dialog that can’t be closed now keeps its entry', async () => {
  const { browser, open, moves, opens } = atJobs()
  opens('payment', true)
  await drawn()
  browser.go(-1)
  await drawn()
  browser.go(-1)
  await drawn()
  expect(open).toEqual(['payment'])
  expect(moves).toEqual([])
  expect(browser.index).toBe(2)
})

test('Back on unsaved work asks, Back again answers Stay, and the page is where it was', async () => {
  const { browser, history, open, moves, opens } = atJobs()
  history.intercept(() => void opens('Data will be lost'))
  browser.go(-1)
  await drawn()
  expect(open).toEqual(['Data will be lost'])
  expect(browser.index).toBe(2)
  browser.go(-1)
  await drawn()
  expect(open).toEqual([])
  expect(history.location.pathname).toBe('/jobs')
  expect(moves).toEqual([])
})

test('leaving unsaved work from its question goes where the person wanted, by a link and by Back', async () => {
  for (const [move, target, index] of [
    ['link', '/drives', 2],
    ['Back', '/', 0],
  ] as const) {
    const { browser, history, opens } = atJobs()
    let answer = () => {}
    const release = history.intercept((leave) => {
      const close = opens('question')
      answer = () => {
        close()
        leave()
      }
    })
    if (move === 'link') history.push(target)
    else browser.go(-1)
    await drawn()
    answer()
    release()
    await drawn()
    expect(history.location.pathname).toBe(target)
    expect(browser.index).toBe(index)
  }
})

test('an overlay has its entry as soon as it is open: Back may be pressed before anything else happens', () => {
  const { browser, open, moves, opens } = atJobs()
  opens('sheet')
  expect(browser.index).toBe(2)
  browser.go(-1)
  expect([open, moves]).toEqual([[], []])
})

test('a prompt opened by Back has its entry at once: a second Back answers Stay, however soon', async () => {
  const { browser, history, open, moves } = atJobs()
  const asks = () => {
    open.push('question')
    const release = history.cover(() => {
      open.pop()
      release()
    })
  }
  history.cover(asks)
  await drawn()
  browser.go(-1)
  expect(open).toEqual(['question'])
  browser.go(-1)
  expect([open, moves]).toEqual([[], []])
  await drawn()
  expect(browser.index).toBe(2)
})

test('a dialog with its own URL asks about unsaved work at once and without a move', async () => {
  const { browser, history, open, moves, opens } = atJobs(['/profile', '/profile?edit=skills'])
  history.intercept(() => void opens('question'))
  history.cover(() => history.go(-1))
  await drawn()
  browser.go(-1)
  expect(open).toEqual(['question'])
  browser.go(-1)
  expect([open, moves]).toEqual([[], []])
  expect(history.location.search).toBe('?edit=skills')
})

test('a closed overlay does not cancel loading another document, and its entry is removed if the page stays', async () => {
  const { browser, moves, opens } = atJobs()
  const close = opens('menu')
  await drawn()
  vi.useFakeTimers()
  window.dispatchEvent(new Event('beforeunload'))
  close()
  vi.advanceTimersByTime(9000)
  expect(browser.index).toBe(2)
  vi.advanceTimersByTime(2000)
  expect(browser.index).toBe(1)
  vi.useRealTimers()
  expect(moves).toEqual([])
})

test('what opens while a busy browser is still going back stays open', async () => {
  vi.useFakeTimers()
  const { browser, open, opens } = atJobs(['/', '/jobs'], 2000)
  const close = opens('dialog')
  await vi.advanceTimersByTimeAsync(10)
  close()
  await vi.advanceTimersByTimeAsync(1000)
  opens('preview')
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  expect(open).toEqual(['preview'])
  expect(browser.index).toBe(2)
})
